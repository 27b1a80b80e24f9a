import type { Branding } from '@portal/contract/auth';
import type { Theme } from '@portal/contract/theme';

export type BrandingRow = {
  theme: Theme | null;
  favicon: string | null;
  logo: string | null;
  resellerLogo: string | null;
  supportEmail: string | null;
};

const none: Branding = {
  theme: null,
  favicon: null,
  logo: null,
  resellerLogo: null,
  supportEmail: null,
  supplierName: null,
};

/** A reseller's own look; a plain supplier has the default one (SPEC 6). */
export function supplierBranding(
  own: BrandingRow | undefined,
  supplier: { name: string; isReseller: boolean },
): Branding {
  if (!supplier.isReseller) return { ...none, supplierName: supplier.name };
  return { ...none, ...own, supplierName: supplier.name };
}

/**
 * What a company sees: its own look, else its reseller's, each part by itself. Without a reseller always the default;
 * only the support address is its own then. Of the reseller's logos it sees the one for companies (DECISIONS 23).
 */
export function companyBranding(own: BrandingRow | undefined, reseller: Branding | undefined): Branding {
  if (!reseller) return { ...none, supportEmail: own?.supportEmail ?? null };
  return {
    theme: own?.theme ?? reseller.theme,
    favicon: own?.favicon ?? reseller.favicon,
    logo: own?.logo ?? reseller.resellerLogo ?? reseller.logo,
    resellerLogo: reseller.resellerLogo ?? reseller.logo,
    supportEmail: own?.supportEmail ?? reseller.supportEmail,
    supplierName: reseller.supplierName,
  };
}
