import { Plural, useLingui } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { Button, LinkButton, Note, useFormat } from '@portal/shared-ui';
import { CountsBand } from './CountsBand.tsx';
import { ErrorRows } from './ErrorRows.tsx';
import { FootBar, Stack } from './import-style.ts';
import { ImportNotes } from './ImportNotes.tsx';
import type { ImportApi } from './imports.api.ts';
import { JobProgress } from './JobProgress.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { UndoImport } from './UndoImport.tsx';
import { UndoneStep } from './UndoneStep.tsx';

type DoneStepProps = {
  api: ImportApi;
  view: ImportView;
  listTo: string;
  onAgain: () => void;
  onChange: (view: ImportView) => void;
};

/** The import itself and its result, which stays under this address. */
export function DoneStep({ api, view, listTo, onAgain, onChange }: DoneStepProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (view.status === 'RUNNING' || view.status === 'UNDOING') return <JobProgress api={api} view={view} />;
  const { counts, summary } = view;
  const imported = counts.new + counts.changed;
  return (
    <Stack>
      {summary.undone ? (
        <UndoneStep kind={view.kind} undone={summary.undone} />
      ) : (
        <Note tone="success">
          <span role="status">
            <Plural
              value={imported}
              one={`${number(imported)} row is imported.`}
              other={`${number(imported)} rows are imported.`}
            />{' '}
            {summary.invited > 0 && (
              <Plural
                value={summary.invited}
                one={`${number(summary.invited)} person is invited.`}
                other={`${number(summary.invited)} people are invited.`}
              />
            )}
          </span>
          <UndoImport api={api} view={view} onChange={onChange} />
        </Note>
      )}
      <CountsBand view={view} />
      <ImportNotes view={view} />
      {counts.errors > 0 && <ErrorRows api={api} view={view} onFixed={onChange} />}
      <FootBar>
        <ReportMenu api={api} view={view} />
        <Button onClick={onAgain}>{t`Import another file`}</Button>
        <LinkButton look="primary" to={listTo}>
          {view.kind === 'EMPLOYEES'
            ? t`See employees`
            : view.kind === 'ACCESSORIES'
              ? t`See accessories`
              : t`See products`}
        </LinkButton>
      </FootBar>
    </Stack>
  );
}
