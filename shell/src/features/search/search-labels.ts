import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@portal/contract/endpoint';

/** What the search of a role finds: a supplier finds no people (RULES 3.6), an employee has none. */
export const searchLabels: Readonly<Record<Exclude<Role, 'employee'>, MessageDescriptor>> = {
  admin: msg`Search everything`,
  supplier: msg`Search orders`,
  company: msg`Search employees and orders`,
};
