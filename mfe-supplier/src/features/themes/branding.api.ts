import type { BrandingCalls } from '@portal/branding';
import * as contract from '@portal/contract/branding';
import { call, queryOptions } from '@portal/shared-ui';

const key = ['supplier-branding'] as const;

export const ownBranding = () =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => call(contract.getSupplierBranding, {}, { signal }) });

/** The reseller's own brand. */
export const brandingCalls: BrandingCalls = {
  key,
  listThemes: () => call(contract.listSupplierThemes),
  saveTheme: (body) => call(contract.changeSupplierTheme, { body }),
  upload: (slot, file) => call(contract.uploadSupplierImage, { params: { slot }, body: file }),
  remove: (slot) => call(contract.removeSupplierImage, { params: { slot } }),
};
