import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorKey } from '@portal/contract/errors';
import { styled } from 'styled-components';
import { messageOf } from '../errors/message-of.ts';
import { useFormat } from '../i18n/use-format.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  line-height: 18px;
  th { height: 36px; padding: 0 12px; text-align: left; font-size: var(--fs-12); font-weight: 550; color: var(--text-3); background: var(--n-25); border-block: 1px solid var(--line); }
  td { padding: 8px 12px; border-bottom: 1px solid var(--n-100); vertical-align: top; overflow-wrap: anywhere; }
  th:first-child, td:first-child { padding-left: 20px; text-align: right; width: 64px; font-variant-numeric: tabular-nums; }
  small { display: block; color: var(--danger); font-size: var(--fs-12); line-height: 16px; }
`;

export type RowFault = {
  /** number in the file, the head is row 1 */
  row: number;
  /** head of the column, where one is at fault */
  column?: string | null | undefined;
  /** what stands there */
  value?: string | null | undefined;
  key: ErrorKey;
};

/** Rows that are refused, each with its reason under the value; the good rows go on (DECISIONS 16). */
export function RowFaults({ faults }: { faults: readonly RowFault[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <Table aria-label={t`Rows with errors`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Row</Trans>
          </th>
          <th scope="col">
            <Trans>Column</Trans>
          </th>
          <th scope="col">
            <Trans>Value</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ row, column, value, key }) => (
          <tr key={`${row}${column ?? ''}${key}`}>
            <td>{number(row)}</td>
            <td>{column}</td>
            <td>
              {value}
              <small>{messageOf(key, { email: value ?? '' })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
