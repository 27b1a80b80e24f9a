import { BrandingSchema, type checkSession } from '@portal/contract/auth';
import type { ResponseOf } from '@portal/contract/endpoint';
import { defaultTheme } from '@portal/contract/theme';
import { applyTheme, create, fileUrl, readStoredBranding, writeStoredBranding } from '@portal/shared-ui';
import * as v from 'valibot';
import { fallbackSupportEmail, productName } from './product.ts';

const Brand = v.object({ ...BrandingSchema.entries, isReseller: v.boolean() });

/** What the portal looks like and is called for a person; remembered on the device for the login screen (SPEC 4). */
type Brand = v.InferOutput<typeof Brand>;

export const defaultBrand: Brand = {
  theme: null,
  favicon: null,
  logo: null,
  resellerLogo: null,
  supportEmail: null,
  supplierName: null,
  isReseller: false,
};

type Parties = Pick<ResponseOf<typeof checkSession>['data'], 'company' | 'supplier'>;

/** The brand of a session: the company's where there is one, else the supplier's, else the default (DECISIONS 23). */
export function brandOf({ company, supplier }: Parties): Brand {
  const party = company ?? supplier;
  return party ? { ...party.branding, isReseller: party.isReseller } : defaultBrand;
}

/** A brand from the device's storage; anything unreadable is the default. */
export function parseBrand(stored: unknown): Brand {
  const parsed = v.safeParse(Brand, stored);
  return parsed.success ? parsed.output : defaultBrand;
}

export const supportEmailOf = (brand: Brand): string => brand.supportEmail ?? fallbackSupportEmail;

/** Address of the logo to show, or undefined for the product's own mark. */
export const logoOf = (brand: Brand): string | undefined => (brand.logo ? fileUrl(brand.logo) : undefined);

export const brandName = (brand: Brand): string =>
  brand.isReseller && brand.supplierName ? brand.supplierName : productName;

export const useBrand = create<Brand>(() => parseBrand(readStoredBranding()));

const { primaryBtnColor, primaryBtnTextColor } = defaultTheme;

/** The product's mark for the browser's tab: the picture of `LogoMark` in the product's colours. */
const productIcon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26">
    <rect width="26" height="26" rx="7" fill="${primaryBtnColor}"/>
    <path d="M8 7v12M13 10.5V19M18 14v5" stroke="${primaryBtnTextColor}" stroke-width="3" stroke-linecap="round"/>
  </svg>`,
)}`;

/** Puts the brand on the page: colours and favicon; without one the product's own. */
export function applyBrand(brand: Brand): void {
  applyTheme(brand.theme ?? defaultTheme);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  // The page comes with an empty one, so that no other brand's is seen before this.
  if (icon) icon.href = brand.favicon ? fileUrl(brand.favicon) : productIcon;
}

/** Takes over the brand of a session check: on the page, in the store, on the device. */
export function adoptBrand(brand: Brand): void {
  if (JSON.stringify(brand) === JSON.stringify(useBrand.getState())) return;
  // What else the login screen remembers stays.
  writeStoredBranding({ ...(readStoredBranding() as object | undefined), ...brand });
  useBrand.setState(brand, true);
  applyBrand(brand);
}
