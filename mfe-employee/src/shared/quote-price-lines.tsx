import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '@portal/contract/offer';
import type { Quote } from '@portal/contract/quote';
import { Fixed } from '@portal/shared-ui';
import type { SalaryLine } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import type { Formats } from './quote-comparison.tsx';
import { WorkedOut } from './WorkedOut.tsx';

type Line = Quote['lines'][number];
type Context = {
  companyName: string;
  offered: Offer['subsidy'] | undefined;
  names: Record<Line['kind'], string>;
  formats: Formats;
};

/** Steps 1 and 2: the month of each thing, the subsidy, and what is deducted. */
export function priceLinesOf(quote: Quote, { companyName, offered, names, formats }: Context): SalaryLine[] {
  const { amount } = formats;
  const subsidy = quote.subsidyPerMonth.amount;
  return [
    { key: 'price', step: 1, label: <Trans>Price a month</Trans> },
    ...quote.lines.map((line, index): SalaryLine => {
      const name = line.productName || names[line.kind];
      return {
        key: `line${index}`,
        kind: 'part',
        label: line.mandatory ? <Trans>{line.productName}, required</Trans> : nameOf(line, name),
        ...(isGoods(line) ? { note: <GoodsNote line={line} months={quote.months} {...formats} /> } : {}),
        amount: amount(line.grossMonth.amount + line.netMonth.amount),
        detail: line.basis && { about: name, content: <LineDetail line={line} {...formats} /> },
      };
    }),
    {
      key: 'before',
      kind: 'sum',
      label: <Trans>Before subsidy</Trans>,
      amount: amount(quote.monthlyBeforeSubsidy.amount),
    },
    {
      key: 'subsidy',
      step: 2,
      less: <Trans>less</Trans>,
      label: <Trans>Subsidy from {companyName}</Trans>,
      note: noteOf(offered, amount),
      amount: amount(subsidy),
    },
    {
      key: 'draw',
      kind: 'sum',
      label:
        quote.netDraw.amount > 0 ? <Trans>Deducted from your salary</Trans> : <Trans>Deducted from gross salary</Trans>,
      amount: amount(quote.monthlyPrice.amount),
    },
  ];
}

/** What the supplier calls it stays as it is; the words for an insurance may be translated. */
const nameOf = ({ productName }: Line, name: string) => (productName ? <Fixed>{name}</Fixed> : name);

const isGoods = ({ kind }: Line) => kind === 'product' || kind === 'accessory';

type LineProps = Formats & { line: Line };

/** The price as the month is made of it: VAT that the employer cannot deduct is part of it and is said (RULES 2.2). */
function GoodsNote({
  line: { priceExVat, basis, grossMonth, netMonth },
  months,
  amount,
}: LineProps & { months: number }) {
  if (!basis || basis.grossVat.amount + basis.netVat.amount === 0)
    return (
      <Trans>
        {amount(priceExVat.amount)} ex VAT over{' '}
        <Plural value={basis?.months ?? months} one="# month" other="# months" />
      </Trans>
    );
  const gross = (
    <Sum
      base={basis.gross.amount}
      vat={basis.grossVat.amount}
      month={grossMonth.amount}
      basis={basis}
      amount={amount}
    />
  );
  const net = (
    <Sum
      base={basis.net.amount}
      vat={basis.netVat.amount}
      month={netMonth.amount}
      basis={basis}
      amount={amount}
      isNet
    />
  );
  return (
    <>
      {basis.gross.amount > 0 && gross}
      {basis.gross.amount > 0 && basis.net.amount > 0 && <br />}
      {basis.net.amount > 0 && net}
    </>
  );
}

type SumProps = {
  base: number;
  vat: number;
  month: number;
  basis: NonNullable<Line['basis']>;
  amount: Formats['amount'];
  isNet?: boolean;
};

function Sum({ base, vat, month, basis: { months }, amount, isNet = false }: SumProps) {
  const [price, tax, whole, monthly] = [base, vat, base + vat, month].map(amount);
  if (isNet)
    return (
      <Trans>
        After tax: {price} + VAT {tax} = {whole}; {whole} / {months} = {monthly}
      </Trans>
    );
  if (vat === 0)
    return (
      <Trans>
        Before tax: {price} / {months} = {monthly}
      </Trans>
    );
  return (
    <Trans>
      {price} + VAT {tax} that your employer cannot deduct = {whole}; {whole} / {months} = {monthly}
    </Trans>
  );
}

function LineDetail({ line: { kind, priceExVat, basis, grossMonth, netMonth }, amount }: LineProps) {
  const { t } = useLingui();
  if (!basis) return null;
  const [vat, months] = [basis.grossVat.amount + basis.netVat.amount, basis.months];
  const month = amount(grossMonth.amount + netMonth.amount);
  if (kind === 'allRisk' || kind === 'employeeIns')
    return (
      <WorkedOut
        input={<Trans>Premium {amount(priceExVat.amount)} a month, ex VAT</Trans>}
        rule={vat > 0 ? <Trans>Deducted after tax, so VAT is added: {amount(vat)}</Trans> : t`Deducted as it is`}
        rounding={<Trans>None: {month}</Trans>}
      />
    );
  return (
    <WorkedOut
      input={<Trans>Price ex VAT {amount(priceExVat.amount)}</Trans>}
      rule={
        basis.net.amount > 0 ? (
          <Trans>
            {amount(basis.gross.amount)} is deducted before tax and {amount(basis.net.amount)} after tax, with all VAT
          </Trans>
        ) : vat > 0 ? (
          t`Deducted before tax, with the VAT that your employer cannot deduct`
        ) : (
          t`Deducted before tax; your employer deducts the whole VAT`
        )
      }
      rate={<Trans>VAT in it {amount(vat)}</Trans>}
      rounding={
        <Trans>
          Divided by {months}, each part to the nearest hundredth, half up: {month}
        </Trans>
      }
    />
  );
}

/** Where the month's subsidy comes from, or who used it already. */
function noteOf(offered: Offer['subsidy'] | undefined, amount: Formats['amount']): ReactNode {
  if (!offered || offered.yearly.amount === 0) return undefined;
  if (offered.left.amount < offered.perMonth.amount)
    return (
      <Trans>
        {amount(offered.left.amount)} of {amount(offered.perMonth.amount)} a month is left, your other orders use the
        rest
      </Trans>
    );
  return <Trans>{amount(offered.yearly.amount)} a year over 12 months</Trans>;
}
