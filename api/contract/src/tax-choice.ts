import * as v from 'valibot';
import { dataOf, employee, endpoint } from './endpoint.ts';
import { tableLevels, taxLevels, type TaxLevel } from './estimate.ts';
import { proportion, share } from './money.ts';

/** An own rate is a share of the pay: more than nothing, and less than all of it. */
const OwnRate = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(1, 'invalid-number'),
  v.maxValue(9_999, 'invalid-number'),
);

/**
 * The rate at which an employee wants estimates: one of the tax table, or an own one in basis points, contribution
 * included. It is a private matter and changes estimates only, never a draw (RULES 2.2).
 */
export const TaxChoice = v.pipe(
  v.strictObject({ level: v.picklist(taxLevels, 'invalid-data-provided'), ownRate: v.nullable(OwnRate) }),
  v.forward(
    v.check(({ level, ownRate }) => level !== 'own' || ownRate !== null, 'required'),
    ['ownRate'],
  ),
);
export type TaxChoice = v.InferOutput<typeof TaxChoice>;

/** What an employee types: the percentage of the tax card, in basis points. */
export const TaxCard = v.strictObject({
  card: v.pipe(
    v.nullable(OwnRate),
    v.check((card) => card !== null, 'required'),
  ),
});

/** Who has chosen nothing sees the ordinary rate. */
export const ordinaryRate: TaxChoice = { level: 'tax', ownRate: null };

/** The own rate as one more rate of an estimate; null where the table's is chosen. */
export const ownRateOf = ({ level, ownRate }: TaxChoice): number | null => (level === 'own' ? ownRate : null);

/**
 * The rate of a tax card says nothing of the labour market contribution, which is taken first: 37 % on the card are
 * 8 + 0.92 × 37 = 42.04 % of the pay (RULES 2.2). Basis points, half up (DECISIONS 5).
 */
export const rateOfCard = (card: number, amRate: number): number => amRate + share(card, 10_000 - amRate);

/** The other way round, for a form that shows what was typed. */
export const cardOfRate = (rate: number, amRate: number): number =>
  proportion(Math.max(0, rate - amRate), 10_000, 10_000 - amRate);

/** The reader's column of an estimate: the chosen one where the estimate has it, else the first. */
export function mineOf<Column extends { level: TaxLevel }>(estimate: {
  columns: readonly Column[];
  mine?: TaxLevel | undefined;
}): Column | undefined {
  return estimate.columns.find(({ level }) => level === estimate.mine) ?? estimate.columns[0];
}

/** The choice, and the table's rates of today to choose from. */
const Answer = dataOf(
  v.object({
    level: v.picklist(taxLevels),
    ownRate: v.nullable(v.number()),
    rates: v.array(v.object({ level: v.picklist(tableLevels), rate: v.number() })),
    /** labour market contribution, in basis points; 0 where the country has none */
    amRate: v.optional(v.number(), 0),
  }),
);

export const getTaxChoice = endpoint('GET', '/employee/tax-rate', {
  summary: "The tax rate of the employee's estimates; nobody else can read it",
  policy: employee,
  response: Answer,
});

export const chooseTaxRate = endpoint('PUT', '/employee/tax-rate', {
  summary: "Choose the tax rate of one's estimates; draws and orders stay as they are",
  policy: employee,
  body: TaxChoice,
  response: Answer,
  errors: ['confirm-it-is-you'],
});
