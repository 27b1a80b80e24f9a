import type { Branding } from '@portal/contract/auth';
import { sql } from 'kysely';
import type { Session } from '../../access/session.ts';
import type { Db } from '../../db/tenant.ts';
import { companyBranding, supplierBranding } from './branding.rules.ts';

type Party = { id: string; name: string; isReseller: boolean; currency: string | null; branding: Branding };

type Row = Branding & { company_id: string | null; supplier_id: string | null };

/** Company and supplier of a session with the look that applies (SPEC 7). Back office has neither. */
export async function findParties(
  db: Db,
  session: Session,
): Promise<{ company: Party | null; supplier: Party | null }> {
  const { companyId, companyName, supplierId, supplierName, isReseller } = session;
  if (!companyId && !supplierId) return { company: null, supplier: null };
  const [{ rows }, companies] = await Promise.all([
    sql<Row>`select company_id, supplier_id, theme, favicon, logo, reseller_logo as "resellerLogo",
        support_email as "supportEmail"
      from brandings where company_id = ${companyId} or supplier_id = ${supplierId}`.execute(db),
    companyId
      ? sql<{ currency: string }>`select currency from companies where id = ${companyId}`.execute(db)
      : undefined,
  ]);
  const brandingOf = (column: 'company_id' | 'supplier_id', id: string | null) => {
    const row = rows.find((candidate) => id !== null && candidate[column] === id);
    if (!row) return undefined;
    const { company_id: _company, supplier_id: _supplier, ...branding } = row;
    return branding;
  };
  const ofSupplier = supplierId
    ? supplierBranding(brandingOf('supplier_id', supplierId), { name: supplierName ?? '', isReseller })
    : undefined;
  return {
    supplier:
      supplierId && ofSupplier
        ? { id: supplierId, name: supplierName ?? '', isReseller, currency: null, branding: ofSupplier }
        : null,
    company: companyId
      ? {
          id: companyId,
          name: companyName ?? '',
          isReseller,
          currency: companies?.rows[0]?.currency ?? null,
          branding: companyBranding(brandingOf('company_id', companyId), isReseller ? ofSupplier : undefined),
        }
      : null,
  };
}
