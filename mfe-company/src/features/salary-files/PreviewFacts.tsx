import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { SalaryPreview } from '@portal/contract/salary-files';
import { Info, Money, Note, useFormat } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { Difference } from './Difference.tsx';
import { SalaryProblems } from './SalaryProblems.tsx';

const Stack = styled.div`display: grid; gap: var(--s-4);`;
const Totals = styled.span`display: grid; justify-items: end;`;

/** Second step: what the file would hold and how it differs from the last one; and what keeps it from being made. */
export function PreviewFacts({ preview }: { preview: SalaryPreview }) {
  const { number } = useFormat();
  const { previousTotal, totals } = preview;
  const comparable = previousTotal && totals.find(({ currency }) => currency === previousTotal.currency);
  if (preview.draws === 0) return <Note icon={Info}><Trans>There is nothing to draw: no draw of these days waits for a file.</Trans></Note>;
  return (
    <Stack>
      {preview.problems.length > 0 && <SalaryProblems problems={preview.problems} />}
      <DescriptionList
        facts={[
          { key: 'total', label: <Trans>Total</Trans>, value: <Totals>{totals.map((total) => <strong key={total.currency}><Money value={total} /></strong>)}</Totals> },
          { key: 'rows', label: <Trans>Rows in the file</Trans>, value: number(preview.rowCount) },
          { key: 'draws', label: <Trans>Draws</Trans>, value: number(preview.draws) },
          { key: 'previous', label: <Trans>Last file</Trans>, value: previousTotal && <Money value={previousTotal} /> },
          { key: 'difference', label: <Trans>Difference to the last file</Trans>, value: comparable && previousTotal && <Difference minor={comparable.amount - previousTotal.amount} /> },
          { key: 'new', label: <Trans>Orders that were not in the last file</Trans>, value: number(preview.newOrders) },
          { key: 'ended', label: <Trans>Orders of the last file that are not in this one</Trans>, value: number(preview.endedOrders) },
        ]}
      />
      {totals.length > 1 && <Note><Trans>One file is made for each currency.</Trans></Note>}
    </Stack>
  );
}
