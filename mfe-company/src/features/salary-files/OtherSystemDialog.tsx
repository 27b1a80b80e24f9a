import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OtherLayout } from '@portal/contract/other-salary-layout';
import type { SalaryFile } from '@portal/contract/salary-files';
import { OutcomeList } from '@portal/orders';
import { Button, Field, messageOf, Note, Skeleton, useQuery } from '@portal/shared-ui';
import { Dialog, Download, FailedQuery, Select, salaryColumnLabels } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { otherLayout, salarySystems, useDownload } from './salary-files.api.ts';
import { SalaryProblems } from './SalaryProblems.tsx';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

/** Said beside every preset layout: none was tried in the payroll system itself (RULES 4.3). */
export function TestImportNote() {
  return (
    <Note tone="info">
      <Trans>
        The layouts come from the manuals of the payroll systems. Run one test import before the first real file.
      </Trans>
    </Note>
  );
}

/**
 * The file's draws in the layout of another payroll system; the file of record stays as it is. Who does not fit is
 * named before.
 */
export function OtherSystemDialog({ file, onClose }: { file: SalaryFile; onClose: () => void }) {
  const { t } = useLingui();
  const systems = useQuery(salarySystems);
  const fetchFile = useDownload();
  const [chosen, setChosen] = useState('');
  const salarySystemId = chosen || systems.data?.data[0]?.id;
  const layout = useQuery({ ...otherLayout(file.id, salarySystemId ?? ''), enabled: salarySystemId !== undefined });
  const start = () => salarySystemId && fetchFile.mutate({ file, as: { salarySystemId } }, { onSuccess: onClose });
  const isPossible = Boolean(layout.data && layout.data.data.rowCount > 0);
  return (
    <Dialog
      title={t`For another salary system`}
      isOpen
      isDismissable
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          {isPossible && (
            <Button
              look="primary"
              icon={<Download aria-hidden="true" />}
              busy={fetchFile.isPending}
              onClick={start}
            >{t`Download the file`}</Button>
          )}
        </>
      }
    >
      <Stack>
        <p>
          <Trans>The same draws, written as the other system reads them. The file that was made stays unchanged.</Trans>
        </p>
        {systems.error && <FailedQuery label={t`Salary systems`} error={systems.error} onRetry={systems.refetch} />}
        <Field label={t`Salary system`}>
          {(control) => (
            <Select
              {...control}
              value={salarySystemId ?? ''}
              onChange={setChosen}
              options={(systems.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
        {layout.error && <FailedQuery label={t`The rows`} error={layout.error} onRetry={layout.refetch} />}
        {layout.isLoading && <Skeleton />}
        {layout.data && <LayoutFacts layout={layout.data.data} />}
        <TestImportNote />
      </Stack>
    </Dialog>
  );
}

/** How many rows the layout takes, and which orders it has no room for, each with the column that stops it. */
function LayoutFacts({ layout }: { layout: OtherLayout }) {
  const { t, i18n } = useLingui();
  if (layout.problems.length > 0) return <SalaryProblems problems={layout.problems} />;
  if (layout.leftOutCount === 0)
    return (
      <p role="status">
        <Plural value={layout.rowCount} one="# row, nobody is left out." other="# rows, nobody is left out." />
      </p>
    );
  return (
    <div role="status">
      <Note tone="warn">
        <Plural
          value={layout.leftOutCount}
          one="# order does not fit this layout and is left out."
          other="# orders do not fit this layout and are left out."
        />{' '}
        <Plural value={layout.rowCount} _0="No row is left." one="# row goes." other="# rows go." />
      </Note>
      <OutcomeList
        label={t`Orders that do not fit`}
        outcomes={layout.leftOut}
        reason={({ source, key }) => `${i18n._(salaryColumnLabels[source])}: ${messageOf(key)}`}
      />
      {layout.leftOutCount > layout.leftOut.length && (
        <p>
          <Trans>The first {layout.leftOut.length} are shown.</Trans>
        </p>
      )}
    </div>
  );
}
