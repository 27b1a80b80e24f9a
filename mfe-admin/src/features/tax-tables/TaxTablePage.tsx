import { Trans, useLingui } from '@lingui/react/macro';
import { dayOf } from '@portal/contract/days';
import { TaxRateFilter, type TaxRate } from '@portal/contract/tax-tables';
import { Button, Coins, EmptyState, PageHeader, Plus, Surface, useQuery } from '@portal/shared-ui';
import { DataTable, Menu, Pencil, Segmented, Trash2, useCountryOptions, useListState } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { RemoveDialog } from '../../shared/RemoveDialog.tsx';
import { taxRateList } from '../../shared/tax-rates.api.ts';
import { CopyYearDialog } from './CopyYearDialog.tsx';
import { RateDialog } from './RateDialog.tsx';
import { taxColumns } from './tax-columns.tsx';
import { taxLabels, taxName } from './tax-labels.ts';
import { Columns, Head } from './tax-preview-style.ts';
import { rowsOf, stateOf } from './tax-rows.ts';
import { taxPreview, useRemoveTaxRate } from './tax-tables.api.ts';
import { TaxPreviewCard } from './TaxPreviewCard.tsx';

type Open = { kind: 'new' | 'copy' } | { kind: 'edit' | 'remove'; rate: TaxRate };

/** A country's tax rates by year with what reads them, and what a table does before it counts (RULES 0.11). */
export default function TaxTablePage() {
  const { t } = useLingui();
  const [filter, change] = useListState(TaxRateFilter);
  const [today] = useState(() => dayOf(new Date()));
  const query = useQuery(taxRateList({}));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const rates = query.data?.data ?? [];
  const country = filter.country ?? 'DK';
  const own = rates.filter((rate) => rate.country === country);
  const years = [...new Set(own.map(({ year }) => year))].toSorted();
  const newest = Math.max(2_000, ...years);
  const year = years.find((one) => String(one) === filter.year) ?? newest;
  // The next table that does not count yet, or else the next year's first day.
  const coming = own.map(({ validFrom }) => validFrom).filter((day) => day > today);
  const firstDay = coming.toSorted()[0] ?? `${Number(today.slice(0, 4)) + 1}-01-01`;
  const preview = useQuery({ ...taxPreview(country, firstDay), meta: { quiet: true } }).data?.data;
  const shown = { country, year, today: preview?.today, uses: preview?.uses };
  const table = { ...query, data: query.data && { data: rowsOf(rates, shown) } };
  const add = (
    <Button
      look="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => setOpen({ kind: 'new' })}
    >{t`New rate`}</Button>
  );
  return (
    <>
      <PageHeader
        title={t`Tax tables`}
        lead={t`Rates and fixed amounts that estimates are calculated with. Orders keep those they were made with.`}
        actions={
          <>
            <Button onClick={() => setOpen({ kind: 'copy' })}>{t`Start a year`}</Button>
            {add}
          </>
        }
      />
      <Choices
        rates={rates}
        country={country}
        year={year}
        years={years}
        today={today}
        onChange={(next) => change(next)}
      />
      <Columns>
        <Surface>
          <DataTable
            label={t`Tax rates`}
            query={table}
            columns={taxColumns}
            rowKey={(row) => row.id}
            empty={<EmptyState icon={Coins} title={t`No rates`} action={add} />}
            rowMenu={(rate) => <RateActions rate={rate} onOpen={(kind) => setOpen({ kind, rate })} />}
          />
        </Surface>
        <TaxPreviewCard key={`${country} ${firstDay}`} country={country} firstDay={firstDay} />
      </Columns>
      <RateDialog
        isOpen={open?.kind === 'new' || open?.kind === 'edit'}
        rate={open?.kind === 'edit' ? open.rate : undefined}
        country={country}
        onClose={close}
      />
      <CopyYearDialog isOpen={open?.kind === 'copy'} country={country} year={newest} onClose={close} />
      <RemoveRate rate={open?.kind === 'remove' ? open.rate : undefined} onClose={close} />
    </>
  );
}

type ChoicesProps = {
  rates: readonly TaxRate[];
  country: string;
  year: number;
  years: readonly number[];
  today: string;
  onChange: (change: Partial<TaxRateFilter>) => void;
};

/** Which country's table, of which year, and whether that year counts already. */
function Choices({ rates, country, year, years, today, onChange }: ChoicesProps) {
  const { t } = useLingui();
  const countries = useCountryOptions().filter(({ value }) => rates.some((rate) => rate.country === value));
  const states = { past: t`past`, inForce: t`in force`, coming: t`to come` };
  return (
    <Head>
      <Segmented
        legend={t`Country`}
        value={country}
        choices={countries}
        onChange={(next) => onChange({ country: next, year: undefined })}
      />
      <Segmented
        legend={t`Year`}
        value={String(year)}
        choices={years.map((one) => ({ value: String(one), label: `${one}, ${states[stateOf(years, one, today)]}` }))}
        onChange={(next) => onChange({ year: next })}
      />
    </Head>
  );
}

function RateActions({ rate, onOpen }: { rate: TaxRate; onOpen: (kind: 'edit' | 'remove') => void }) {
  const { t, i18n } = useLingui();
  const name = `${taxName(rate.code, i18n)}, ${rate.country} ${rate.year}`;
  const correct = { key: 'edit', label: t`Correct`, icon: Pencil, onAction: () => onOpen('edit') };
  const remove = { key: 'remove', label: t`Delete`, icon: Trash2, isDanger: true, onAction: () => onOpen('remove') };
  return <Menu label={t`Actions for ${name}`} entries={rate.code in taxLabels ? [correct, remove] : [remove]} />;
}

function RemoveRate({ rate, onClose }: { rate: TaxRate | undefined; onClose: () => void }) {
  const { i18n } = useLingui();
  const remove = useRemoveTaxRate();
  const name = rate ? taxName(rate.code, i18n) : '';
  return (
    <RemoveDialog
      name={name}
      isOpen={rate !== undefined}
      onClose={onClose}
      onRemove={() => remove.mutateAsync(rate?.id ?? '')}
    >
      <Trans>Estimates from that day on are calculated with the rate before it.</Trans>
    </RemoveDialog>
  );
}
