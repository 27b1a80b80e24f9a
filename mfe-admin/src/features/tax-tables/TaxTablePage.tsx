import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '@portal/accounts';
import { TaxRateFilter, type TaxRate } from '@portal/contract/tax-tables';
import { Button, Coins, EmptyState, Plus, useFormat, useQuery } from '@portal/shared-ui';
import {
  DataTable,
  ListPage,
  Menu,
  Pencil,
  Select,
  Toolbar,
  Trash2,
  useListState,
  type Column,
} from '@portal/shared-ui/kit';
import { useState } from 'react';
import { CountryName } from '../../shared/CountryName.tsx';
import { RemoveDialog } from '../../shared/RemoveDialog.tsx';
import { taxRateList } from '../../shared/tax-rates.api.ts';
import { CopyYearDialog } from './CopyYearDialog.tsx';
import { RateDialog } from './RateDialog.tsx';
import { taxLabels, taxName } from './tax-labels.ts';
import { useRemoveTaxRate } from './tax-tables.api.ts';

function RateName({ code }: { code: string }) {
  const { i18n } = useLingui();
  return taxName(code, i18n);
}

function Value({ rate: { basisPoints, amount, currency } }: { rate: TaxRate }) {
  const { percent, money } = useFormat();
  return basisPoints === null ? money({ amount: amount ?? 0, currency: currency ?? '' }) : percent(basisPoints);
}

function ValidFrom({ day }: { day: string }) {
  return useFormat().day(day);
}

const columns: readonly Column<TaxRate>[] = [
  { key: 'code', header: msg`Rate`, card: 'title', cell: (row) => <RateName code={row.code} /> },
  { key: 'country', header: msg`Country`, cell: (row) => <CountryName code={row.country} /> },
  { key: 'year', header: msg`Year`, align: 'end', cell: (row) => row.year },
  { key: 'from', header: msg`Valid from`, cell: (row) => <ValidFrom day={row.validFrom} /> },
  { key: 'value', header: msg`Value`, align: 'end', cell: (row) => <Value rate={row} /> },
];

type Open = { kind: 'new' | 'copy' } | { kind: 'edit' | 'remove'; rate: TaxRate };

/** Tax rates and fixed amounts by country and year (RULES 0.11): what estimates are calculated with. */
export default function TaxTablePage() {
  const { t } = useLingui();
  const [filter, change] = useListState(TaxRateFilter);
  const query = useQuery(taxRateList(filter));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const rows = query.data?.data ?? [];
  const country = filter.country ?? 'DK';
  const year = Math.max(2_000, ...rows.filter((row) => row.country === country).map((row) => row.year));
  const add = (
    <Button
      look="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => setOpen({ kind: 'new' })}
    >{t`New rate`}</Button>
  );
  return (
    <ListPage
      title={t`Tax tables`}
      lead={t`Rates and fixed amounts that estimates are calculated with. Orders keep those they were made with.`}
      actions={
        <>
          <Button onClick={() => setOpen({ kind: 'copy' })}>{t`Start a year`}</Button>
          {add}
        </>
      }
      filters={<Filters filter={filter} onChange={change} />}
    >
      <DataTable
        label={t`Tax rates`}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={<EmptyState icon={Coins} title={t`No rates`} action={add} />}
        isFiltered={Boolean(filter.country ?? filter.year)}
        onClearFilters={() => change({ country: undefined, year: undefined })}
        rowMenu={(rate) => <RateActions rate={rate} onOpen={(kind) => setOpen({ kind, rate })} />}
      />
      <RateDialog
        isOpen={open?.kind === 'new' || open?.kind === 'edit'}
        rate={open?.kind === 'edit' ? open.rate : undefined}
        country={country}
        onClose={close}
      />
      <CopyYearDialog isOpen={open?.kind === 'copy'} country={country} year={year} onClose={close} />
      <RemoveRate rate={open?.kind === 'remove' ? open.rate : undefined} onClose={close} />
    </ListPage>
  );
}

function Filters({ filter, onChange }: { filter: TaxRateFilter; onChange: (change: Partial<TaxRateFilter>) => void }) {
  const { t } = useLingui();
  const all = useQuery(taxRateList({})).data?.data ?? [];
  const years = [...new Set(all.map(({ year }) => String(year)))];
  const countries = useCountryOptions().filter(({ value }) => all.some(({ country }) => country === value));
  return (
    <Toolbar>
      <Select
        aria-label={t`Country`}
        placeholder={t`Every country`}
        value={filter.country ?? ''}
        onChange={(country) => onChange({ country })}
        options={countries}
      />
      <Select
        aria-label={t`Year`}
        placeholder={t`Every year`}
        value={filter.year ?? ''}
        onChange={(year) => onChange({ year })}
        options={years.map((value) => ({ value, label: value }))}
      />
    </Toolbar>
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
