import { productName } from '../../mail/login-mails.ts';
import type { Invitee } from '../users/index.ts';

/** What a person administers: the back office, one supplier, or one company. */
export type Organisation =
  | { role: 'admin'; invitedBy: string }
  | { role: 'supplier'; supplierId: string; invitedBy: string }
  | { role: 'company'; companyId: string; invitedBy: string };

export const backOffice: Organisation = { role: 'admin', invitedBy: productName };

/** The tenant part of an invitation or of an audit line. */
export function organisationIds(organisation: Organisation): Pick<Invitee, 'companyId' | 'supplierId'> {
  return {
    companyId: organisation.role === 'company' ? organisation.companyId : null,
    supplierId: organisation.role === 'supplier' ? organisation.supplierId : null,
  };
}

/** A person who is to administer it. */
export const inviteeOf = (
  organisation: Organisation,
  { email, name, language }: Required<Pick<Invitee, 'email' | 'name' | 'language'>>,
): Invitee => ({
  email,
  name,
  language,
  role: organisation.role,
  ...organisationIds(organisation),
  invitedBy: organisation.invitedBy,
});
