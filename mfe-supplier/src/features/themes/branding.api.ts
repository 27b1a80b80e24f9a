import type { BrandingCalls } from '@portal/branding';
import * as contract from '@portal/contract/branding';
import { call, queryOf } from '@portal/shared-ui';

const key = ['supplier-branding'] as const;

export const ownBranding = () => queryOf(key, contract.getSupplierBranding);

/** The reseller's own brand. */
export const brandingCalls: BrandingCalls = {
  key,
  listThemes: () => call(contract.listSupplierThemes),
  saveTheme: (body) => call(contract.changeSupplierTheme, { body }),
  upload: (slot, file) => call(contract.uploadSupplierImage, { params: { slot }, body: file }),
  remove: (slot) => call(contract.removeSupplierImage, { params: { slot } }),
  keep: (slot) => call(contract.keepSupplierImage, { params: { slot } }),
  restore: (publishedId, body) => call(contract.restoreSupplierTheme, { params: { publishedId }, body }),
  discard: (body) => call(contract.discardSupplierTheme, { body }),
  publish: (body) => call(contract.publishSupplierTheme, { body }),
};
