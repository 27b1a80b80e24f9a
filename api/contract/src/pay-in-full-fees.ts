import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { admin, dataOf, endpoint, Id } from './endpoint.ts';
import { Minor, MoneySchema } from './money.ts';

/** What closing an order early costs from that day on, ex VAT (RULES 2.5 `pifFee`, DECISIONS 20). */
export const PayInFullFee = v.object({
  validFrom: DaySchema,
  fee: MoneySchema,
  /** false: the fee of all companies, which holds until the company has its own */
  isOwn: v.boolean(),
  state: v.picklist(['PAST', 'CURRENT', 'COMING']),
});
export type PayInFullFee = v.InferOutput<typeof PayInFullFee>;

const list = dataOf(v.array(PayInFullFee));

export const listOwnPayInFullFees = endpoint('GET', '/company/pay-in-full-fees', {
  summary: 'The fee of paying in full in the company’s currency, newest first, to look at',
  policy: { roles: ['company'], boundary: 'company' },
  response: list,
});

const ofCompany = { ...admin, ids: { 'params.companyId': 'company' } } as const;
const at = v.strictObject({ companyId: Id });

export const listPayInFullFees = endpoint('GET', '/admin/companies/:companyId/pay-in-full-fees', {
  summary: 'The fee of paying in full in the company’s currency, newest first',
  policy: ofCompany,
  params: at,
  response: list,
  errors: ['company-not-found'],
});

/** `amount` in minor units of the company's currency; null takes a fee back that does not hold yet. */
export const PayInFullFeeForm = v.strictObject({ validFrom: DaySchema, amount: v.nullable(Minor) });
export type PayInFullFeeForm = v.InferOutput<typeof PayInFullFeeForm>;

export const setPayInFullFee = endpoint('PUT', '/admin/companies/:companyId/pay-in-full-fees', {
  summary: 'Set the company’s fee from today or a later day; requests that were made keep theirs',
  policy: ofCompany,
  params: at,
  body: PayInFullFeeForm,
  response: list,
  errors: ['company-not-found', 'must-be-in-the-future'],
});
