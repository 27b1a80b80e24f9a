/**
 * RULES 2.2 and 2.5 once more, written from their text and not from the code that they judge: whole numbers of any
 * size, each formula one expression, nothing shared with the pricing. Where RULES are silent the reading is named.
 */

/** What RULES call P, A_j, n, d, r and the settings around them. Minor units and basis points. */
export type ModelInput = {
  prices: readonly number[];
  months: number;
  /** months that the main product's price covers; null for goods */
  billingPeriod: number | null;
  vat: number;
  deductible: number;
  grossLimit: number | null;
  draws: 'gross' | 'net' | 'both';
  allRisk: number;
  employeeIns: number;
  subsidyMonth: number;
  isPresent: boolean;
  scrapPercent: number;
};

/** `rhu`: a fraction of whole numbers rounded half up (RULES 0.2). */
const rhu = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);
const percentOf = (amount: bigint, basisPoints: number) => rhu(amount * BigInt(basisPoints), 10_000n);
const total = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
const least = (...amounts: bigint[]) => amounts.reduce((low, amount) => (amount < low ? amount : low));

/** The gross part of each price: the main product fills the limit first, then the accessories in order. */
function grossShares({ prices, grossLimit, draws, isPresent }: ModelInput): bigint[] {
  if (isPresent || draws === 'net') return prices.map(() => 0n);
  if (draws === 'gross' || grossLimit === null) return prices.map(BigInt);
  return prices.map((price, index) => {
    const before = total(prices.slice(0, index).map(BigInt));
    const room = BigInt(grossLimit) - before;
    return room <= 0n ? 0n : least(BigInt(price), room);
  });
}

/** RULES 2.2 as far as the draw. */
export function modelDraw(input: ModelInput) {
  const { prices, months, vat, deductible } = input;
  const gross = grossShares(input);
  const net = prices.map((price, index) => (input.isPresent ? 0n : BigInt(price) - (gross[index] ?? 0n)));
  const divisor = (index: number) => BigInt(index === 0 && input.billingPeriod !== null ? input.billingPeriod : months);
  const lineBase = gross.map((x) => x + rhu(x * BigInt(vat) * BigInt(10_000 - deductible), 100_000_000n));
  const lineMonth = lineBase.map((base, index) => rhu(base, divisor(index)));
  const netLine = net.map((x, index) => rhu(x + percentOf(x, vat), divisor(index)));
  const premiums = input.isPresent ? [] : [BigInt(input.allRisk), BigInt(input.employeeIns)];
  // Silent: where only net draws are allowed, a premium is drawn net and incl. VAT like everything else.
  const premiumsAreNet = input.draws === 'net';
  const ins = premiumsAreNet ? 0n : total(premiums);
  const netIns = premiumsAreNet ? total(premiums.map((premium) => premium + percentOf(premium, vat))) : 0n;
  const goods = total(lineMonth);
  const netGoods = total(netLine);
  const offered = BigInt(input.subsidyMonth);
  const onGoods = least(offered, goods);
  const onIns = least(offered - onGoods, ins);
  const onNet = least(offered - onGoods - onIns, netGoods + netIns);
  const grossDraw = goods + ins - onGoods - onIns;
  const netDraw = netGoods + netIns - onNet;
  return {
    gross,
    divisor,
    goods,
    ins,
    netGoods,
    netIns,
    onGoods,
    onIns,
    onNet,
    grossDraw,
    netDraw,
    total: (grossDraw + netDraw) * BigInt(months),
    goodsEx: total(gross.map((x, index) => rhu(x, divisor(index)))),
    netLineEx: total(net.map((x, index) => rhu(x, divisor(index)))),
    E: total(prices.map(BigInt)),
  };
}

export type ModelTaxable =
  | { mode: 'NONE' }
  | { mode: 'FIXED_YEARLY'; yearly: number }
  | { mode: 'PERCENT_OF_RETAIL'; percent: number }
  | { mode: 'MARKET_RENT' };

/** The estimate box at one rate (RULES 2.2). `retails` are incl. VAT; null where none is known. */
export function modelEstimate(
  input: ModelInput,
  tax: { rate: number; am: number; taxable: ModelTaxable; alreadyTaxed: boolean; retails: readonly (number | null)[] },
) {
  const draw = modelDraw(input);
  const months = BigInt(input.months);
  const keep = (amount: bigint) => percentOf(amount, 10_000 - tax.rate);
  const netGoods = keep(draw.goods - draw.onGoods);
  const onNetGoods = least(draw.onNet, draw.netGoods);
  const netIns = keep(draw.ins - draw.onIns) + draw.netIns - (draw.onNet - onNetGoods);
  const netDraw = draw.netGoods - onNetGoods;
  // A running service is billed for as many periods as the term has (silent).
  const overTerm = (retail: number, index: number) =>
    index === 0 && input.billingPeriod !== null ? rhu(BigInt(retail) * months, draw.divisor(0)) : BigInt(retail);
  const known = tax.retails.map((retail, index) => (retail === null ? null : overTerm(retail, index)));
  const grossEx = total(draw.gross);
  const incomeTax = Number(rhu(BigInt(Math.max(0, tax.rate - tax.am)) * 10_000n, BigInt(10_000 - tax.am)));
  const benefit = () => {
    // Silent: what is drawn net is the employee's own purchase and no benefit.
    if (tax.taxable.mode === 'NONE' || grossEx === 0n) return 0n;
    if (tax.taxable.mode === 'FIXED_YEARLY') {
      return tax.alreadyTaxed ? 0n : percentOf(rhu(BigInt(tax.taxable.yearly), 12n), tax.rate);
    }
    if (tax.taxable.mode === 'PERCENT_OF_RETAIL') {
      // Silent: goods without a retail price count with the company's price and VAT, a running service with a year's.
      const asNew = total(
        tax.retails.map((retail, index) => {
          const price = BigInt(input.prices[index] ?? 0);
          const own = retail === null ? price + percentOf(price, input.vat) : BigInt(retail);
          return index === 0 && input.billingPeriod !== null ? rhu(own * 12n, BigInt(input.billingPeriod)) : own;
        }),
      );
      const yearly = percentOf(rhu(asNew * grossEx, draw.E), tax.taxable.percent);
      return percentOf(rhu(yearly, 12n), incomeTax);
    }
    const rent = total(draw.gross.map((x, index) => rhu(x + percentOf(x, input.vat), draw.divisor(index))));
    return percentOf(rent, incomeTax);
  };
  const taxableCost = benefit();
  const scrap = input.billingPeriod === null ? percentOf(draw.E, input.scrapPercent) : 0n;
  const buyOut = scrap + percentOf(scrap, input.vat);
  const retail = known.some((each) => each === null) ? null : total(known.map((each) => each ?? 0n));
  const saving = retail === null ? 0n : retail - (months * (netGoods + netDraw + taxableCost) + buyOut);
  return { netGoods, netIns, netDraw, taxableCost, buyOut, saving: saving > 0n ? saving : null };
}

/** Pay-in-full (RULES 2.5): its sum ex VAT, VAT and total. */
export function modelPayInFull(
  input: ModelInput,
  leaving: {
    drawn: number;
    fee: number;
    keepAllRisk: boolean;
    keepSubsidy: boolean;
    covered: boolean;
    settlement: 'BUY_OUT' | 'RETURN_WAIVED' | 'RETURN_CHARGED';
    payment: 'CARD' | 'INVOICE' | 'FINAL_SALARY_NET' | 'FINAL_SALARY_GROSS';
  },
) {
  const draw = modelDraw(input);
  const left = BigInt(input.months - Math.min(input.months, Math.max(0, leaving.drawn)));
  const buys = leaving.settlement === 'BUY_OUT';
  const noVatLine = leaving.payment === 'FINAL_SALARY_GROSS';
  const goods = noVatLine ? draw.goods : draw.goodsEx;
  const allRisk = leaving.keepAllRisk && buys ? BigInt(input.allRisk) : 0n;
  const month = goods + draw.netLineEx + allRisk;
  const used = draw.onGoods + draw.onIns + draw.onNet;
  const subsidy = leaving.keepSubsidy ? least(used, month) : 0n;
  const waived = leaving.covered || leaving.settlement === 'RETURN_WAIVED';
  const scrap = input.billingPeriod === null ? percentOf(draw.E, input.scrapPercent) : 0n;
  const sum = (waived ? 0n : left * (month - subsidy)) + (buys ? scrap + BigInt(leaving.fee) : 0n);
  const vat = noVatLine ? 0n : percentOf(sum, input.vat);
  return { sum, vat, total: sum + vat };
}
