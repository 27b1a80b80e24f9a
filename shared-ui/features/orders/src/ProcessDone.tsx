import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProcessResult } from '@portal/contract/order-processing';
import { Instant, Note } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { OutcomeList } from './OutcomeList.tsx';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

/** What became of each order: how many went, in which file, and which did not and why. */
export function ProcessDone({ result }: { result: ProcessResult }) {
  const { t } = useLingui();
  const done = result.results.filter((outcome) => outcome.done).length;
  const left = result.results.filter((outcome) => !outcome.done);
  const all = result.results.length;
  return (
    <Stack role="status">
      <Note tone={left.length === 0 ? 'success' : 'warn'}>
        {left.length === 0 ? (
          <Plural value={done} one="# order is processed." other="# orders are processed." />
        ) : (
          <Trans>
            {done} of {all} orders are processed.
          </Trans>
        )}
      </Note>
      <ul>
        {result.files.map((file) => (
          <li key={file.orderFileId}>
            <Trans>
              File {file.batch} to {file.supplierName} (
              <Plural value={file.orderCount} one="# order" other="# orders" />) leaves{' '}
              <Instant value={file.sendAfter} />
            </Trans>
          </li>
        ))}
      </ul>
      {left.length > 0 && <OutcomeList label={t`Orders that were not processed`} outcomes={left} />}
    </Stack>
  );
}
