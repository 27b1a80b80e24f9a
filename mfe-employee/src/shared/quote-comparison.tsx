import { Plural, Trans } from '@lingui/react/macro';
import type { Quote } from '@portal/contract/quote';
import { mineOf } from '@portal/contract/tax-choice';
import { Fixed } from '@portal/shared-ui';
import type { ComparisonRow } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';

type Estimate = NonNullable<Quote['estimate']>;
type Column = Estimate['columns'][number];
type Outcome = Column['chosen'];
export type Formats = { amount: (minor: number) => string; percent: (basisPoints: number) => string; unit: string };

/**
 * The table by tax level: net cost, tax on the benefit, buy-out, and the saving with the subsidy on a line of its own.
 */
export function comparisonOf(
  quote: Quote,
  { amount, percent, unit }: Formats,
): { head: ReactNode[]; rows: ComparisonRow[] } {
  const pair = quote.estimate ? pairOf(quote.estimate) : [];
  const both = (value: (column: Column) => ReactNode): ReactNode[] => pair.map(value);
  const money = (value: (column: Column) => { amount: number }) => both((column) => amount(value(column).amount));
  const savingOf = ({ saving, savingPerMille }: Outcome) =>
    saving === null ? (
      <Trans>no saving</Trans>
    ) : (
      <>
        <Fixed>{amount(saving.amount)}</Fixed>
        {savingPerMille !== null && (
          <small>
            <Fixed>{percent(savingPerMille * 10)}</Fixed>
          </small>
        )}
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
        note: <BuyOutNote estimate={quote.estimate} amount={amount} percent={percent} />,
        values: both(() => amount(buyOut.total.amount)),
      },
    Boolean(retail) &&
      Boolean(asksAlreadyTaxed) && {
        key: 'savingTaxed',
        isSum: true,
        label: <Trans>Saving, phone tax already paid</Trans>,
        note: retail && <SavingNote quote={quote} retail={amount(retail.amount)} />,
        values: both(({ alreadyTaxed }) => savingOf(alreadyTaxed)),
      },
    Boolean(retail) &&
      !asksAlreadyTaxed && {
        key: 'saving',
        isSum: true,
        label: <Trans>Saving against buying it yourself</Trans>,
        note: retail && <SavingNote quote={quote} retail={amount(retail.amount)} />,
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
  return {
    head: [
      <Trans key="month">Per month, {unit}</Trans>,
      ...pair.map(({ level, rate }) => headOf(level, percent(rate))),
    ],
    rows: rows.filter((row) => row !== false),
  };
}

/** The reader's rate and the top rate beside it; who pays top tax sees the ordinary one. */
function pairOf(estimate: Estimate): Column[] {
  const mine = mineOf(estimate);
  const first = mine?.level === 'topTax' ? estimate.columns[0] : mine;
  const top = estimate.columns.find(({ level }) => level === 'topTax');
  return [...new Set([first, top])].filter((column) => column !== undefined);
}

function headOf(level: Column['level'], rate: string): ReactNode {
  if (level === 'own') return <Trans key={level}>Own rate {rate}</Trans>;
  if (level === 'topTopTax') return <Trans key={level}>Highest tax {rate}</Trans>;
  if (level === 'topTax') return <Trans key={level}>Top tax {rate}</Trans>;
  if (level === 'middleTax') return <Trans key={level}>Middle tax {rate}</Trans>;
  return <Trans key={level}>Tax {rate}</Trans>;
}

type NoteProps = Pick<Formats, 'amount' | 'percent'> & { estimate: Quote['estimate'] };

/** Share of the goods ex VAT, and VAT on it. */
function BuyOutNote({ estimate, amount, percent }: NoteProps) {
  if (!estimate) return null;
  const { buyOut, scrapPercent, goodsExVat } = estimate;
  const [scrap, vat] = [amount(buyOut.scrap.amount), amount(buyOut.vat.amount)];
  if (scrapPercent === undefined || !goodsExVat)
    return (
      <Trans>
        {scrap} + VAT {vat}
      </Trans>
    );
  return (
    <Trans>
      {percent(scrapPercent)} of {amount(goodsExVat.amount)} = {scrap}, + VAT {vat}
    </Trans>
  );
}

function SavingNote({ quote, retail }: { quote: Quote; retail: string }) {
  return (
    <Trans>
      Retail {retail} less <Plural value={quote.months} one="# month" other="# months" /> of goods, tax on them and the
      buy-out; insurance is no part of it
    </Trans>
  );
}
