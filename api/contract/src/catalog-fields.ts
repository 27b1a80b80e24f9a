import * as list from './list-fields.ts';

/** Fields of the list, by which it is sorted and filtered. */
export const catalogFields = {
  sortOrder: list.number,
  displayName: list.text,
  catalogName: list.text,
  currency: list.text,
  createdAt: list.instant,
} as const;

/** Fields of the list, by which it is sorted and filtered. */
export const catalogCompanyFields = {
  company_name: list.text,
  vat_no: list.text,
  city: list.text,
  assignedAt: list.optional(list.instant),
} as const;

/** Fields of the list, by which it is sorted and filtered. */
export const assignableFields = {
  displayName: list.text,
  currency: list.text,
  assignedAt: list.optional(list.instant),
} as const;
