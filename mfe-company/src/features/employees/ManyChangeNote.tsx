import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ChangeOutcome, EmployeesChange } from '@portal/contract/employee-changes';
import {
  Button,
  Card,
  IconButton,
  LiveRegion,
  messageOf,
  Note,
  useFormat,
  useMutation,
  useQuery,
  useQueryClient,
  X,
} from '@portal/shared-ui';
import { Download, Menu, ProgressBar, QueryResult, Refusal } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { Spaced } from './employee-style.ts';
import { downloadLeftOut, isOver, manyChange, useUndoMany } from './employees.api.ts';

const Acts = styled.div`display: flex; flex-wrap: wrap; gap: var(--s-2); margin-top: var(--s-2);`;
const Progress = styled.div`display: grid; gap: var(--s-3);`;

type ManyChangeNoteProps = { changeId: string; onUndo: (undoId: string) => void; onClose: () => void };

/** How far a change of many is; then what became of them, who was left out and why, and the way back. */
export function ManyChangeNote({ changeId, onUndo, onClose }: ManyChangeNoteProps) {
  const { t } = useLingui();
  const query = useQuery(manyChange(useQueryClient(), changeId));
  return (
    <Spaced>
      <QueryResult label={t`Change of many employees`} query={query} isPart>
        {(data) =>
          isOver(data) ? <Ended change={data} onUndo={onUndo} onClose={onClose} /> : <Running change={data} />
        }
      </QueryResult>
    </Spaced>
  );
}

function Running({ change: { kind, department, done, total } }: { change: EmployeesChange }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const labels: Record<EmployeesChange['kind'], string> = {
    DEPARTMENT: t`Setting the department to ${department}`,
    INVITATION: t`Sending invitations`,
    LOGIN_LINK: t`Sending login links`,
    UNDO: t`Taking it back`,
  };
  return (
    <Card>
      <Progress>
        <ProgressBar label={labels[kind]} done={done} total={total} text={t`${number(done)} of ${number(total)}`} />
        <LiveRegion visible>
          {t`You can leave this page: the work goes on, and you are told when it has ended.`}
        </LiveRegion>
      </Progress>
    </Card>
  );
}

function Ended({ change, onUndo, onClose }: Omit<ManyChangeNoteProps, 'changeId'> & { change: EmployeesChange }) {
  const { t } = useLingui();
  const undo = useUndoMany();
  const leftOut = useMutation({ mutationFn: (format: 'csv' | 'xlsx') => downloadLeftOut(change.id, format) });
  const { id, kind, status, outcomes, total, done, mayUndo } = change;
  const isLeftOut = outcomes.some(({ outcome }) => outcome !== 'CHANGED' && outcome !== 'SENT');
  const entries = (['csv', 'xlsx'] as const).map((format) => ({
    key: format,
    label: format === 'csv' ? t`As CSV` : t`As XLSX`,
    onAction: () => leftOut.mutate(format),
  }));
  return (
    <Note
      tone={status === 'FAILED' ? 'danger' : isLeftOut ? 'warn' : 'success'}
      action={<IconButton size="small" label={t`Close`} icon={<X aria-hidden="true" />} onClick={onClose} />}
    >
      <span role="status">
        {status === 'FAILED' && (
          <>
            {messageOf('something-went-wrong')} <Trans>{total - done} were not reached.</Trans>{' '}
          </>
        )}
        {outcomes.map(({ outcome, count }) => (
          <span key={outcome}>
            <Words outcome={outcome} count={count} isUndo={kind === 'UNDO'} />{' '}
          </span>
        ))}
      </span>
      <Refusal error={leftOut.error ?? undo.error} />
      {(isLeftOut || mayUndo) && (
        <Acts>
          {isLeftOut && (
            <Menu label={t`Who was left out`} size="small" entries={entries}>
              <Download aria-hidden="true" />
              <Trans>Who was left out</Trans>
            </Menu>
          )}
          {mayUndo && (
            <Button
              size="small"
              busy={undo.isPending}
              onClick={() => undo.mutate(id, { onSuccess: ({ data }) => onUndo(data.id) })}
            >{t`Undo`}</Button>
          )}
        </Acts>
      )}
    </Note>
  );
}

function Words({ outcome, count, isUndo }: { outcome: ChangeOutcome; count: number; isUndo: boolean }) {
  switch (outcome) {
    case 'CHANGED':
      return isUndo ? (
        <Plural value={count} one="# employee is as before." other="# employees are as before." />
      ) : (
        <Plural value={count} one="# employee is changed." other="# employees are changed." />
      );
    case 'SAME':
      return <Plural value={count} one="# was in it already." other="# were in it already." />;
    case 'SENT':
      return <Plural value={count} one="# e-mail is sent." other="# e-mails are sent." />;
    case 'BLOCKED':
      return <Plural value={count} one="# person is blocked." other="# people are blocked." />;
    case 'LEFT':
      return <Plural value={count} one="# person has left." other="# people have left." />;
    case 'NOT_FOUND':
      return <Plural value={count} one="# no longer exists." other="# no longer exist." />;
    case 'CHANGED_SINCE':
      return <Plural value={count} one="# was changed since, and stays." other="# were changed since, and stay." />;
  }
}
