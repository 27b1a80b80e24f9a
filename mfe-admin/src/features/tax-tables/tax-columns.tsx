import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@portal/shared-ui';
import { ArrowDown, ArrowUp, SecondLine, type Column } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { taxName, taxUses } from './tax-labels.ts';
import type { TaxRow } from './tax-rows.ts';
import { TypedValue } from './TypedValue.tsx';

const Named = styled.div`min-width: 190px;`;
const Moved = styled.span`
  white-space: nowrap;
  svg { width: 14px; height: 14px; vertical-align: -2px; }
`;

function RateName({ code }: { code: string }) {
  const { i18n } = useLingui();
  return (
    <Named>
      {taxName(code, i18n)}
      <SecondLine>
        {code in taxUses ? i18n._(taxUses[code as keyof typeof taxUses]) : <Trans>This version uses it nowhere</Trans>}
      </SecondLine>
    </Named>
  );
}

function Value({ rate }: { rate: TaxRow['before'] }) {
  const { percent, money } = useFormat();
  if (!rate) return '–';
  const { basisPoints, amount, currency } = rate;
  return basisPoints === null ? money({ amount: amount ?? 0, currency: currency ?? '' }) : percent(basisPoints);
}

/** Never a minus: what moved says so in words, with an arrow (VISUAL 4). */
function Difference({ row }: { row: TaxRow }) {
  const { t } = useLingui();
  const { amount } = useFormat();
  if (!row.before) return t`new`;
  const by = (row.basisPoints ?? row.amount ?? 0) - (row.before.basisPoints ?? row.before.amount ?? 0);
  if (by === 0) return t`same`;
  return (
    <Moved>
      {by > 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}{' '}
      {by > 0 ? <Trans>{amount(by)} more</Trans> : <Trans>{amount(-by)} less</Trans>}
    </Moved>
  );
}

/** The days on which a value counts, below it. */
function Dates({ row: { validFrom, until } }: { row: TaxRow }) {
  const { day } = useFormat();
  return (
    <SecondLine>
      <Trans>from {day(validFrom)}</Trans>
      {until && (
        <>
          {' '}
          <Trans>until {day(until)}</Trans>
        </>
      )}
    </SecondLine>
  );
}

export const taxColumns: readonly Column<TaxRow>[] = [
  { key: 'code', header: msg`Rate`, card: 'title', cell: (row) => <RateName code={row.code} /> },
  { key: 'before', header: msg`Before`, align: 'end', expendable: true, cell: (row) => <Value rate={row.before} /> },
  {
    key: 'value',
    header: msg`Value`,
    align: 'end',
    cell: (row) => (
      <>
        {row.isComing && row.code in taxUses ? (
          <TypedValue key={row.version} rate={row} />
        ) : (
          <b>
            <Value rate={row} />
          </b>
        )}
        <Dates row={row} />
      </>
    ),
  },
  { key: 'difference', header: msg`Difference`, cell: (row) => <Difference row={row} /> },
  { key: 'uses', header: msg`Used by`, align: 'end', cell: (row) => row.uses ?? '' },
];
