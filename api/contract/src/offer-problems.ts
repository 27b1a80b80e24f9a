import * as v from 'valibot';
import { DaySchema, type Day } from './days.ts';
import type { ErrorDetail } from './errors.ts';

type Offer = {
  subscriptionName: string;
  startDate: Day;
  endDate: Day;
  effectDate: Day;
  deliveryMethod: 'USER_ADDRESS' | 'COMPANY_ADDRESS';
  addressId: string | null;
  grossDraw: boolean;
  netDraw: boolean;
  periods: readonly number[];
  defaultMonths: number | null;
  allRisk: boolean;
  employeeIns: boolean;
  catalogs: readonly unknown[];
};

/**
 * What is wrong with an offer by itself (SPEC 5): each problem with the field it belongs to, in the order of the
 * wizard's steps. The browser says it while a person types, the server decides with the same function.
 */
export function offerProblems(offer: Offer): ErrorDetail[] {
  const isEmpty = (day: Day) => day === '';
  const problems: (ErrorDetail | false)[] = [
    offer.subscriptionName.trim() === '' && { path: 'subscriptionName', key: 'required' },
    ...(['startDate', 'endDate', 'effectDate'] as const).map((path) =>
      isEmpty(offer[path])
        ? { path, key: 'required' as const }
        : !v.is(DaySchema, offer[path]) && { path, key: 'invalid-day' as const },
    ),
    !isEmpty(offer.startDate) &&
      !isEmpty(offer.endDate) &&
      offer.endDate < offer.startDate && { path: 'endDate', key: 'end-before-start' },
    offer.catalogs.length === 0 && { path: 'catalogs', key: 'catalog-id-is-required' },
    !offer.grossDraw && !offer.netDraw && { path: 'grossDraw', key: 'required' },
    offer.periods.length === 0 && { path: 'periods', key: 'required' },
    offer.defaultMonths !== null &&
      !offer.periods.includes(offer.defaultMonths) && { path: 'defaultMonths', key: 'invalid-number' },
    offer.employeeIns && !offer.allRisk && { path: 'employeeIns', key: 'termination-insurance-needs-all-risk' },
    offer.deliveryMethod === 'COMPANY_ADDRESS' &&
      offer.addressId === null && { path: 'addressId', key: 'needs-a-selected-address' },
  ];
  return problems.filter((problem) => problem !== false);
}
