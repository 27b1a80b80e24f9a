import { Plural, Trans } from '@lingui/react/macro';
import type { Quote } from '@portal/contract/quote';
import type { ComparisonRow } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';

type Column = NonNullable<Quote['estimate']>['columns'][number];
type Outcome = Column['chosen'];
type Formats = { amount: (minor: number) => string; percent: (basisPoints: number) => string; unit: string };

/**
 * The table by tax level: net cost, tax on the benefit, buy-out, and the saving with the subsidy on a line of its own.
 */
export function comparisonOf(
  quote: Quote,
  { amount, percent, unit }: Formats,
): { head: [ReactNode, ReactNode, ReactNode]; rows: ComparisonRow[] } {
  const columns = quote.estimate?.columns ?? [];
  const pair = [columns[0], columns.find(({ level }) => level === 'topTax')].filter((column) => column !== undefined);
  const both = (value: (column: Column) => ReactNode): [ReactNode, ReactNode] => [
    pair[0] && value(pair[0]),
    pair[1] && value(pair[1]),
  ];
  const money = (value: (column: Column) => { amount: number }) => both((column) => amount(value(column).amount));
  const savingOf = ({ saving, savingPerMille }: Outcome) =>
    saving === null ? (
      <Trans>no saving</Trans>
    ) : (
      <>
        {amount(saving.amount)}
        {savingPerMille !== null && <small>{percent(savingPerMille * 10)}</small>}
      </>
    );
  const { buyOut, subsidyInSaving, asksAlreadyTaxed, retail } = quote.estimate ?? {};
  const first = pair[0];
  const hasIns = (first?.netIns.amount ?? 0) > 0;
  const hasNetDraw = (first?.netDraw.amount ?? 0) > 0;
  const hasBenefitTax = (first?.chosen.taxableCost.amount ?? 0) > 0;
  const rows: (ComparisonRow | false)[] = [
    { key: 'goods', label: <Trans>Goods</Trans>, values: money(({ netGoods }) => netGoods) },
    hasIns && { key: 'ins', label: <Trans>Insurance</Trans>, values: money(({ netIns }) => netIns) },
    hasNetDraw && {
      key: 'netDraw',
      label: <Trans>Deducted from net salary</Trans>,
      values: money(({ netDraw }) => netDraw),
    },
    { key: 'net', isSum: true, label: <Trans>Less in your net pay</Trans>, values: money(({ netCost }) => netCost) },
    hasBenefitTax && {
      key: 'taxable',
      label: asksAlreadyTaxed ? (
        <Trans>Phone tax, if you do not pay it already</Trans>
      ) : (
        <Trans>Tax on the benefit</Trans>
      ),
      values: money(({ chosen }) => chosen.taxableCost),
    },
    hasBenefitTax && {
      key: 'netWithTax',
      isSum: true,
      label: asksAlreadyTaxed ? (
        <Trans>Net a month with phone tax</Trans>
      ) : (
        <Trans>Net a month with tax on the benefit</Trans>
      ),
      values: money(({ chosen }) => chosen.netPerMonth),
    },
    {
      key: 'after',
      label: (
        <Trans>
          After <Plural value={quote.months} one="# month" other="# months" />
        </Trans>
      ),
    },
    buyOut !== undefined &&
      buyOut.total.amount > 0 && {
        key: 'buyOut',
        label: <Trans>Expected buy-out, if you keep it</Trans>,
        note: (
          <Trans>
            {amount(buyOut.scrap.amount)} + VAT {amount(buyOut.vat.amount)}
          </Trans>
        ),
        values: both(() => amount(buyOut.total.amount)),
      },
    Boolean(retail) &&
      Boolean(asksAlreadyTaxed) && {
        key: 'savingTaxed',
        isSum: true,
        label: <Trans>Saving, phone tax already paid</Trans>,
        values: both(({ alreadyTaxed }) => savingOf(alreadyTaxed)),
      },
    Boolean(retail) &&
      !asksAlreadyTaxed && {
        key: 'saving',
        isSum: true,
        label: <Trans>Saving against buying it yourself</Trans>,
        values: both(({ chosen }) => savingOf(chosen)),
      },
    Boolean(retail) &&
      (subsidyInSaving?.amount ?? 0) > 0 && {
        key: 'subsidy',
        label: <Trans>of this, company subsidy</Trans>,
        values: both(() => amount(subsidyInSaving?.amount ?? 0)),
      },
    Boolean(retail) &&
      Boolean(asksAlreadyTaxed) &&
      hasBenefitTax && {
        key: 'savingWith',
        label: <Trans>Saving with phone tax</Trans>,
        values: both(({ notAlreadyTaxed }) => savingOf(notAlreadyTaxed)),
      },
  ];
  const last = pair[1];
  return {
    head: [
      <Trans key="month">Per month, {unit}</Trans>,
      <Trans key="tax">Tax {percent(first?.rate ?? 0)}</Trans>,
      <Trans key="top">Top tax {percent(last?.rate ?? 0)}</Trans>,
    ],
    rows: rows.filter((row) => row !== false),
  };
}
