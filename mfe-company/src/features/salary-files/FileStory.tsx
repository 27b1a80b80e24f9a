import { Trans, useLingui } from '@lingui/react/macro';
import { isWaitingForApproval, type SalaryFile } from '@portal/contract/salary-files';
import { Card, Check, Fixed, TriangleAlert, useFormat } from '@portal/shared-ui';
import { CircleDot, Clock, DescriptionList } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TestImportNote } from './OtherSystemDialog.tsx';

const Steps = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--s-2);
  margin-bottom: var(--s-4);
  font-weight: 550;
  font-size: var(--fs-13);
  li { position: relative; padding-top: 28px; }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 9px;
    left: 26px;
    right: 0;
    height: 2px;
    background: var(--line-strong);
  }
  li[data-state='done']:not(:last-child)::before { background: var(--ok-solid); }
  li > span {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    color: var(--on-solid);
    background: var(--ok-solid);
  }
  li[data-state='now'] > span { background: var(--accent); }
  li[data-state='failed'] > span { background: var(--danger-solid); }
  li[data-state='later'] { color: var(--text-3); }
  li[data-state='later'] > span { color: var(--text-3); background: var(--n-100); }
  svg { width: 13px; height: 13px; stroke-width: 2.4; }
  small {
    display: block;
    font-weight: 400;
    font-size: var(--fs-12);
    line-height: 1rem;
    color: var(--text-3);
    overflow-wrap: anywhere;
  }
`;
const Hash = styled.code`font-family: var(--font-mono); font-size: var(--fs-12); overflow-wrap: anywhere;`;
const Stack = styled.div`display: grid; gap: var(--s-3);`;

/**
 * Made, approved where that is needed, then sent: when and by whom. What was made never changes, its hash proves it
 * (RULES scenario 26).
 */
export function FileStory({ file }: { file: SalaryFile }) {
  const { number, day } = useFormat();
  const { t } = useLingui();
  const isWaiting = isWaitingForApproval(file);
  const sending = file.isSent ? 'done' : file.sendFailedAt ? 'failed' : isWaiting ? 'later' : 'now';
  return (
    <Card title={t`The file`}>
      <Steps aria-label={t`Steps of the file`}>
        <Step state="done" title={t`Made`} at={file.createdAt} by={file.createdBy} />
        {file.needsSecondApproval && (
          <Step
            state={file.firstApproval ? 'done' : 'now'}
            title={t`First approval`}
            at={file.firstApproval?.at ?? null}
            by={file.firstApproval?.by ?? null}
          />
        )}
        {(file.isManual || file.needsSecondApproval) && (
          <Step
            state={!isWaiting ? 'done' : file.needsSecondApproval && !file.firstApproval ? 'later' : 'now'}
            title={file.needsSecondApproval ? t`Second approval` : isWaiting ? t`To approve` : t`Approved`}
            at={file.approvedAt}
            by={file.approvedBy}
          />
        )}
        <Step
          state={sending}
          title={file.isSent ? t`Sent` : file.sendFailedAt ? t`Sending failed` : t`Not sent yet`}
          at={file.sentAt ?? file.sendFailedAt}
          by={file.sentBy}
        >
          {file.isSent && <small>{file.recipients.join(', ')}</small>}
        </Step>
      </Steps>
      <Stack>
        <DescriptionList
          facts={[
            { key: 'name', label: t`File`, value: file.fileName },
            {
              key: 'day',
              label: file.isManual ? t`Last day` : t`Salary day`,
              value: <Fixed>{day(file.fileDay)}</Fixed>,
            },
            { key: 'rows', label: t`Rows in the file`, value: <Fixed>{number(file.rowCount)}</Fixed> },
            { key: 'system', label: t`Salary system`, value: file.salarySystem },
            { key: 'hash', label: t`Hash, SHA‑256`, value: <Hash>{file.sha256}</Hash> },
          ]}
        />
        <TestImportNote />
      </Stack>
    </Card>
  );
}

type StepProps = {
  state: 'done' | 'now' | 'failed' | 'later';
  title: ReactNode;
  at: string | null;
  by: string | null;
  children?: ReactNode;
};
const icons = { done: Check, failed: TriangleAlert, now: CircleDot, later: Clock } as const;

/** One step. What has happened has a time, and a name unless the portal did it by itself. */
function Step({ state, title, at, by, children }: StepProps) {
  const { instant } = useFormat();
  const Icon = icons[state];
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span>
        <Icon aria-hidden="true" />
      </span>
      {title}
      {at && (
        <small>
          <Fixed>{instant(at)}</Fixed>
        </small>
      )}
      {at && <small>{by ?? <Trans>Automatic</Trans>}</small>}
      {children}
    </li>
  );
}
