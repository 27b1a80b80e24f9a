import { Trans, useLingui } from '@lingui/react/macro';
import { fileChanges, type FileDifference } from '@portal/contract/salary-file-difference';
import { isWaitingForApproval, type SalaryFile } from '@portal/contract/salary-files';
import { Amount, ArrowRight, Card, Fixed, useFormat, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { Sides } from './difference-style.ts';
import { Difference } from './Difference.tsx';
import { AfterExit } from './PreviewFacts.tsx';
import { fileDifference } from './salary-files.api.ts';
import { changeLabels } from './salary-labels.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  margin-top: var(--s-3);
  font-size: var(--fs-13);
  th, td { height: 36px; padding: 0 12px; text-align: left; border-bottom: 1px solid var(--n-100); }
  th { font-size: var(--fs-12); font-weight: 550; }
  thead :is(th, td) { color: var(--text-3); background: var(--n-25); border-block: 1px solid var(--line); }
  [data-align='end'] { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  :is(th, td):first-child { padding-left: 20px; }
  :is(th, td):last-child { padding-right: 20px; }
`;
const Bar = styled.td`
  width: 30%;
  @media (max-width: 759px) { display: none; }
  span { display: flex; height: 14px; }
  i { display: block; min-width: 3px; height: 14px; }
`;
/** About as high as the table with its sums: what follows stands still when they arrive. */
const Room = styled.div`min-height: 236px;`;
const Warned = styled.div`padding: 0 20px 12px;`;

/**
 * What changed since the file before it in the same currency, and before an approval whom to look at (UX 1.7). The
 * changes sum to the difference of the totals.
 */
export function FileDifferenceCard({ file }: { file: SalaryFile }) {
  const { t } = useLingui();
  const { period } = useFormat();
  const found = useQuery(fileDifference(file.id));
  if (found.error && !found.data)
    return (
      <Card flush>
        <FailedQuery label={t`The difference`} error={found.error} onRetry={found.refetch} />
      </Card>
    );
  if (!found.data)
    return (
      <Card title={t`Difference`}>
        <Room aria-busy="true" />
      </Card>
    );
  const { previous, changes, warnings } = found.data.data;
  const seen = isWaitingForApproval(file) && warnings.length > 0 && (
    <Warned>
      <AfterExit warnings={warnings} />
    </Warned>
  );
  if (!previous)
    return (
      <Card title={t`Difference`}>
        {seen}
        <p>
          <Trans>This is the first file in {file.total.currency}; there is none to compare it with.</Trans>
        </p>
      </Card>
    );
  return (
    <Card
      title={
        <Trans>
          Difference to batch {previous.batch}, {period(previous.period)}
        </Trans>
      }
      actions={file.total.currency}
      flush
    >
      {seen}
      <Changes changes={changes} currency={file.total.currency} />
      <Sides>
        <div>
          <Trans>Batch {previous.batch}</Trans>
          <b>
            <Amount minor={previous.total.amount} />
          </b>
        </div>
        <ArrowRight aria-hidden="true" />
        <div>
          <Trans>Batch {file.batch}</Trans>
          <b>
            <Amount minor={file.total.amount} />
          </b>
        </div>
        <div>
          <Trans>Difference</Trans>
          <b>
            <Difference minor={file.total.amount - previous.total.amount} />
          </b>
        </div>
      </Sides>
    </Card>
  );
}

/** Bars show the shares and are hidden from those who hear the figures beside them. */
function Changes({ changes, currency }: { changes: FileDifference['changes']; currency: string }) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const widest = Math.max(...changes.map(({ amount }) => Math.abs(amount.amount)), 1);
  // A kind of change that did not happen is said too: nothing ended is news as well.
  const all = fileChanges.map(
    (change) => changes.find((one) => one.change === change) ?? { change, orders: 0, amount: { amount: 0, currency } },
  );
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t`What changed`}</th>
          <th scope="col" data-align="end">
            {t`Orders`}
          </th>
          <Bar as="td" aria-hidden="true" />
          <th scope="col" data-align="end">
            {t`Amount`}
          </th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ change, orders, amount: { amount } }) => (
          <tr key={change}>
            <th scope="row">{i18n._(changeLabels[change])}</th>
            <td data-align="end">
              <Fixed>{number(orders)}</Fixed>
            </td>
            <Bar aria-hidden="true">
              <Share minor={amount} widest={widest} />
            </Bar>
            <td data-align="end">{amount === 0 ? <Amount minor={0} /> : <Difference minor={amount} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Less to the left of the middle, more to the right. */
function Share({ minor, widest }: { minor: number; widest: number }) {
  const width = `${(Math.abs(minor) / widest) * 50}%`;
  const style =
    minor < 0
      ? { width, marginLeft: `calc(50% - ${width})`, background: 'var(--chart-4)' }
      : { width, marginLeft: '50%', background: 'var(--chart-1)' };
  return minor === 0 ? null : (
    <span>
      <i style={style} />
    </span>
  );
}
