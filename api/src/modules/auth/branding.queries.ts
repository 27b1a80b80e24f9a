import type { Branding } from '@portal/contract/auth';
import type { Session } from '../../access/session.ts';
import type { Statements } from '../../db/conversation.ts';
import { companyBranding, supplierBranding } from './branding.rules.ts';

type Party = { id: string; name: string; isReseller: boolean; currency: string | null; branding: Branding };

type Row = Branding & { company_id: string | null; supplier_id: string | null };

// Plain texts: they are asked for at every change of page, and composing them took longer than sending them.
const brandings =
  'select company_id, supplier_id, theme, favicon, logo, reseller_logo as "resellerLogo", support_email as "supportEmail" from brandings where company_id = $1 or supplier_id = $2';
const currency = 'select currency from companies where id = $1';

/** Company and supplier of a session with the look that applies (SPEC 7). Back office has neither. */
export async function findParties(
  statements: Statements,
  session: Session,
): Promise<{ company: Party | null; supplier: Party | null }> {
  const { companyId, companyName, supplierId, supplierName, isReseller } = session;
  if (!companyId && !supplierId) return { company: null, supplier: null };
  const [{ rows }, companies] = await Promise.all([
    statements.query<Row>({ text: brandings, values: [companyId, supplierId] }),
    companyId ? statements.query<{ currency: string }>({ text: currency, values: [companyId] }) : undefined,
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
