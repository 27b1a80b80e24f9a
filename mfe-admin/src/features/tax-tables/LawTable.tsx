import { Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import type { TaxRate } from '@portal/contract/tax-tables';
import { Button, Card, Note, useFormat } from '@portal/shared-ui';
import { countryName, SecondLine } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Difference, Value } from './rate-cells.tsx';
import { RateTable, type RateRow } from './RateTable.tsx';
import { comingDays, dayOfYear, rowsOf, stateOf, type TaxRow } from './tax-rows.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const Inset = styled.div`padding: 0 var(--s-5) var(--s-3);`;

type Props = {
  law: readonly TaxRate[];
  country: string;
  year: number;
  years: readonly number[];
  today: Day;
  uses: Readonly<Record<string, number>> | undefined;
  onCorrect: () => void;
};

/** A year's published table. It is read: what counts is never changed, and what has not come is withdrawn first. */
export function LawTable({ law, country, year, years, today, uses, onCorrect }: Props) {
  const { t, i18n } = useLingui();
  const { day } = useFormat();
  const [withdrawn, setWithdrawn] = useState<Day>();
  const state = stateOf(years, year, today);
  const coming = comingDays(law, country, year, today);
  const rows = rowsOf(law, { country, year, day: state === 'inForce' ? today : dayOfYear(year, today) });
  const name = countryName(country, i18n.locale);
  return (
    <Card
      flush
      title={`${name} ${year}`}
      actions={
        <>
          {coming.map((one) => (
            <Button key={one} size="small" onClick={() => setWithdrawn(one)}>
              <Trans>Withdraw {day(one)}</Trans>
            </Button>
          ))}
          {state === 'inForce' && <Button size="small" onClick={onCorrect}>{t`Correct from a day`}</Button>}
        </>
      }
    >
      {state === 'inForce' && coming.length > 0 && (
        <Inset>
          <Note>
            <Trans>From {day(coming[0] ?? '')} on another table counts, which is published already.</Trans>
          </Note>
        </Inset>
      )}
      <RateTable
        label={t`Tax rates of ${name} ${year}`}
        heads={{ before: String(year - 1), value: String(year) }}
        rows={rows.map((row): RateRow => ({
          code: row.code,
          before: <Value rate={row.before} />,
          value: <Lawful row={row} />,
          difference: <Difference before={row.before} after={row.rate} />,
          uses: uses && (uses[row.code] ?? 0),
        }))}
      />
      <WithdrawDialog country={country} validFrom={withdrawn} onClose={() => setWithdrawn(undefined)} />
    </Card>
  );
}

/** The value with the days on which it counts. */
function Lawful({ row: { rate, until, goesOn, before } }: { row: TaxRow }) {
  const { t } = useLingui();
  const { day } = useFormat();
  if (!rate) return before ? t`has ended` : '–';
  return (
    <>
      <b>
        <Value rate={rate} />
      </b>
      <SecondLine>
        {goesOn ? <Trans>goes on from {day(rate.validFrom)}</Trans> : <Trans>from {day(rate.validFrom)}</Trans>}
        {until && (
          <>
            {' '}
            <Trans>until {day(until)}</Trans>
          </>
        )}
      </SecondLine>
    </>
  );
}
