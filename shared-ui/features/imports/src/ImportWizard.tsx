import { useLingui } from '@lingui/react/macro';
import type { ImportKind } from '@portal/contract/import-kinds';
import type { ImportView } from '@portal/contract/import-view';
import {
  askToLeave,
  LinkButton,
  PageHeader,
  useQuery,
  useQueryClient,
  useSearchParams,
  type Crumb,
} from '@portal/shared-ui';
import { FailedQuery, Stepper } from '@portal/shared-ui/kit';
import { useEffect, useMemo } from 'react';
import { CheckStep } from './CheckStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileLine } from './FileLine.tsx';
import { FileStep } from './FileStep.tsx';
import { Stack } from './import-style.ts';
import { importApi, type ImportContext } from './imports.api.ts';
import { MappingStep } from './MappingStep.tsx';
import type { CategoryChoice } from './OptionFields.tsx';

type ImportWizardProps = {
  context: ImportContext;
  kind: ImportKind;
  /** of product files: what a row without a category of its own may become */
  categories?: readonly CategoryChoice[];
  crumbs: readonly Crumb[];
  /** the list that the rows land in; "Cancel" leads there */
  listTo: string;
};

type Step = 'file' | 'columns' | 'check' | 'import';

/** Where an import stands. From the check one may go back to the columns, until the import has started. */
function stepOf(view: ImportView | undefined, wanted: string | null): Step {
  if (!view) return 'file';
  if (['RUNNING', 'DONE', 'UNDOING', 'UNDONE'].includes(view.status)) return 'import';
  if (view.status === 'UPLOADED' || view.status === 'FAILED') return 'columns';
  return wanted === 'columns' ? 'columns' : 'check';
}

/**
 * Import of products, accessories or employees in four steps: file, columns, check, import (UX 1.3, 1.4). The import's
 * id stands in the address (`importId`), so the page may be left and come back to at any moment.
 */
export function ImportWizard({ context, kind, categories = [], crumbs, listTo }: ImportWizardProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  // By value: a page makes its context anew each time it renders.
  const key = JSON.stringify(context);
  const api = useMemo(() => importApi(JSON.parse(key) as ImportContext), [key]);
  const importId = search.get('importId') ?? '';
  const found = useQuery({ ...api.one(importId), enabled: importId !== '' });
  const view = importId === '' ? undefined : found.data?.data;
  const step = stepOf(view, search.get('step'));
  const isDone = view?.status === 'DONE' || view?.status === 'UNDONE';

  // What was imported shows in every list at once.
  useEffect(() => {
    if (isDone)
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'imports' && queryKey[0] !== 'jobs',
      });
  }, [isDone, view?.status, client]);

  const go = (change: { importId?: string; step?: Step }) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const name of ['importId', 'step'] as const) {
        next.delete(name);
        const value = change[name];
        if (value !== undefined) next.set(name, value);
      }
      return next;
    });
  // The columns as they were chosen are kept by the check alone.
  const leaveFile = () => void askToLeave().then((leaves) => leaves && go({}));
  const show = (changed: ImportView, at?: Step) => {
    client.setQueryData(api.one(changed.id).queryKey, { data: changed });
    go({ importId: changed.id, ...(at ? { step: at } : {}) });
  };

  /** Both of what a job's progress is read from. */
  const readAgain = () => Promise.all([found.refetch(), client.invalidateQueries({ queryKey: ['jobs'] })]);
  const titles: Record<ImportKind, string> = {
    PRODUCTS: t`Import products`,
    ACCESSORIES: t`Import accessories`,
    EMPLOYEES: t`Import employees`,
  };
  return (
    <>
      <PageHeader
        title={titles[kind]}
        crumbs={crumbs}
        actions={isDone ? null : <LinkButton look="quiet" to={listTo}>{t`Cancel`}</LinkButton>}
      />
      <Stepper
        steps={[
          { key: 'file', label: t`File` },
          { key: 'columns', label: t`Columns` },
          { key: 'check', label: t`Check` },
          { key: 'import', label: t`Import` },
        ]}
        current={step}
        {...(step === 'import'
          ? {}
          : { onStep: (key: string) => (key === 'file' ? leaveFile() : go({ importId, step: 'columns' })) })}
      />
      <Stack>
        {importId !== '' && found.isError && (
          <FailedQuery label={t`The import`} error={found.error} onRetry={readAgain} />
        )}
        {view && <FileLine view={view} {...(step === 'import' ? {} : { onReplace: leaveFile })} />}
        {importId === '' && <FileStep api={api} kind={kind} onUploaded={(uploaded) => show(uploaded)} />}
        {view && step === 'columns' && (
          <MappingStep
            key={[view.id, view.encoding, view.delimiter, view.sheet, view.headerRow].join()}
            api={api}
            view={view}
            categories={categories}
            onChecked={(checked) => show(checked)}
            onRead={(read) => show(read)}
          />
        )}
        {view && step === 'check' && (
          <CheckStep
            api={api}
            view={view}
            onChange={(changed) => show(changed)}
            onEdit={() => go({ importId, step: 'columns' })}
          />
        )}
        {view && step === 'import' && (
          <DoneStep
            api={api}
            view={view}
            listTo={listTo}
            onAgain={() => go({})}
            onChange={(changed) => show(changed)}
          />
        )}
      </Stack>
    </>
  );
}
