import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@portal/contract/currencies';
import type { CategoryView, MasterData } from '@portal/contract/master-data';
import type { SalaryFileKind } from '@portal/contract/salary-systems';
import { Badge, currencyLabels, Fixed, formatPercent, useFormat } from '@portal/shared-ui';
import { CountryName, Gift, SecondLine, type Column } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';

/** A rate of the category's own; without one the tax table's counts. */
function OwnRate({ value }: { value: number | null }) {
  const { locale } = useFormat();
  return value === null ? <Trans>Tax table</Trans> : formatPercent(value, locale);
}

/** What a category lets an employee choose and how it is taxed; for its own name see `CategoryName`. */
export const categoryRuleColumns: readonly Column<CategoryView>[] = [
  {
    key: 'choice',
    header: msg`Orders per employee`,
    cell: (row) => (row.allow_multiple_products ? <Trans>Several</Trans> : <Trans>One</Trans>),
  },
  {
    key: 'accessories',
    header: msg`Accessories`,
    cell: (row) =>
      row.accessory_limit === null ? (
        <Trans>Unlimited</Trans>
      ) : row.accessory_limit === 0 ? (
        <Trans>None</Trans>
      ) : (
        <Trans>At most {row.accessory_limit}</Trans>
      ),
  },
  { key: 'tax', header: msg`Tax`, align: 'end', expendable: true, cell: (row) => <OwnRate value={row.tax} /> },
  {
    key: 'topTax',
    header: msg`Top tax`,
    align: 'end',
    expendable: true,
    cell: (row) => <OwnRate value={row.topTax} />,
  },
];

/** The name of a category, or a link of it, over what kind of thing it is. */
export function CategoryName({ category, children }: { category: CategoryView; children: ReactNode }) {
  return (
    <>
      {children}
      {category.is_subscription && (
        <SecondLine>
          <Trans>Running service</Trans>
        </SecondLine>
      )}
    </>
  );
}

export function GiftBadge() {
  return (
    <Badge tone="violet" icon={Gift}>
      <Trans>Gift</Trans>
    </Badge>
  );
}

export const categoryColumns: readonly Column<CategoryView>[] = [
  {
    key: 'name',
    header: msg`Category`,
    card: 'title',
    cell: (row) => (
      <CategoryName category={row}>
        <Fixed>{row.name}</Fixed> {row.is_present && <GiftBadge />}
      </CategoryName>
    ),
  },
  ...categoryRuleColumns,
];

/** A currency in the language of the page. */
export function CurrencyName({ isoCode }: { isoCode: string }) {
  const { i18n } = useLingui();
  return Object.hasOwn(currencyLabels, isoCode)
    ? i18n._(currencyLabels[isoCode as keyof typeof currencyLabels])
    : (new Intl.DisplayNames([i18n.locale], { type: 'currency' }).of(isoCode) ?? isoCode);
}

export const currencyColumns: readonly Column<Currency>[] = [
  { key: 'code', header: msg`Code`, card: 'title', cell: (row) => row.isoCode },
  { key: 'name', header: msg`Currency`, cell: (row) => <CurrencyName isoCode={row.isoCode} /> },
  { key: 'symbol', header: msg`Symbol`, cell: (row) => row.symbol },
];

export const salaryFileKindLabels = {
  CSV: msg`Separated columns (CSV)`,
  FIXED: msg`Fixed widths`,
  PAXML: msg`PAXml`,
  TLU: msg`Visma TLU (XML)`,
  HOGIA: msg`Hogia (XML)`,
} satisfies Record<SalaryFileKind, unknown>;

function SalaryFile({ kind }: { kind: SalaryFileKind }) {
  const { i18n } = useLingui();
  return i18n._(salaryFileKindLabels[kind]);
}

export const salarySystemColumns: readonly Column<MasterData['salarySystems'][number]>[] = [
  { key: 'name', header: msg`Salary system`, card: 'title', cell: (row) => <Fixed>{row.name}</Fixed> },
  { key: 'country', header: msg`Country`, cell: (row) => <CountryName code={row.country} /> },
  { key: 'kind', header: msg`File`, cell: (row) => <SalaryFile kind={row.kind} /> },
];

export const hrSystemColumns: readonly Column<MasterData['hrSystems'][number]>[] = [
  { key: 'name', header: msg`HR system`, card: 'title', cell: (row) => <Fixed>{row.name}</Fixed> },
  { key: 'country', header: msg`Country`, cell: (row) => <CountryName code={row.country} /> },
  { key: 'kind', header: msg`File`, cell: (row) => row.importKind },
];
