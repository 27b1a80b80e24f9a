import type { Invitee } from '../users/index.ts';

/** What somebody administers: the back office, one supplier, or one company. */
export type Seat =
  | { role: 'admin'; invitedBy: string }
  | { role: 'supplier'; supplierId: string; invitedBy: string }
  | { role: 'company'; companyId: string; invitedBy: string };

export const backOffice: Seat = { role: 'admin', invitedBy: 'Benefits' };

/** The tenant part of an invitation or of an audit line. */
export function partyOf(seat: Seat): Pick<Invitee, 'companyId' | 'supplierId'> {
  return {
    companyId: seat.role === 'company' ? seat.companyId : null,
    supplierId: seat.role === 'supplier' ? seat.supplierId : null,
  };
}
