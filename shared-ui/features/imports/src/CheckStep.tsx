import { Plural, Trans } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { Button, LiveRegion, useFormat, useMutation } from '@portal/shared-ui';
import { useState } from 'react';
import { ChangedRows } from './ChangedRows.tsx';
import { ColumnsUsed } from './ColumnsUsed.tsx';
import { CountsBand } from './CountsBand.tsx';
import { ErrorRows } from './ErrorRows.tsx';
import { Columns, FootBar, Stack } from './import-style.ts';
import { ImportNotes } from './ImportNotes.tsx';
import type { ImportApi } from './imports.api.ts';
import { InviteQuestion } from './InviteQuestion.tsx';
import { JobProgress } from './JobProgress.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { StepHeading } from './StepHeading.tsx';

type CheckStepProps = { api: ImportApi; view: ImportView; onChange: (view: ImportView) => void; onEdit: () => void };

/** The dry run: what an import would do to every row; errors are mended here. */
export function CheckStep({ api, view, onChange, onEdit }: CheckStepProps) {
  const { number } = useFormat();
  const run = useMutation({ mutationFn: () => api.run(view), onSuccess: ({ data }) => onChange(data) });
  const [isAsking, setAsking] = useState(false);
  if (view.status === 'CHECKING') return <JobProgress api={api} view={view} />;
  const { counts } = view;
  const changes = counts.new + counts.changed;
  const good = number(counts.total - counts.errors);
  const invites = view.options.inviteNow && counts.new > 0;
  const isHeldBack = view.options.allOrNothing && counts.errors > 0;
  return (
    <Stack>
      <LiveRegion>
        <Trans>
          {number(counts.new)} new, {number(counts.changed)} changed, {number(counts.unchanged)} unchanged,{' '}
          {number(counts.errors)} errors
        </Trans>
      </LiveRegion>
      <StepHeading>
        <Trans>What the import would do</Trans>
      </StepHeading>
      <CountsBand view={view} />
      <ImportNotes view={view} />
      {counts.errors > 0 ? (
        <Columns>
          <ErrorRows api={api} view={view} onFixed={onChange} />
          <ColumnsUsed view={view} onEdit={onEdit} />
        </Columns>
      ) : (
        <ColumnsUsed view={view} onEdit={onEdit} />
      )}
      <ChangedRows api={api} view={view} />
      <FootBar data-sticky>
        <p>
          {isHeldBack ? (
            <Trans>All or nothing: correct the rows with errors first.</Trans>
          ) : counts.errors > 0 ? (
            <Trans>
              {good} good rows are imported, {number(counts.errors)} are left out.
            </Trans>
          ) : (
            <Trans>All {good} rows are good.</Trans>
          )}
        </p>
        <ReportMenu api={api} view={view} />
        <Button
          look="primary"
          busy={run.isPending}
          disabled={isHeldBack}
          onClick={() => (invites ? setAsking(true) : run.mutate())}
        >
          {changes === 0 && view.options.missing !== 'hide' ? (
            <Trans>Finish without changes</Trans>
          ) : (
            <Plural
              value={changes}
              one={`Import ${number(changes)} change`}
              other={`Import ${number(changes)} changes`}
            />
          )}
        </Button>
      </FootBar>
      {isAsking && (
        <InviteQuestion people={counts.new} onConfirm={() => run.mutateAsync()} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}
