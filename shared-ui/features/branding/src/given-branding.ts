import * as contract from '@portal/contract/branding';
import { call } from '@portal/shared-ui';
import type { BrandingCalls } from './branding.api.ts';

/** The calls of a reseller's own brand. */
export const givenCalls: BrandingCalls = {
  key: ['branding'],
  listThemes: () => call(contract.listSupplierThemes),
  saveTheme: (body) => call(contract.changeSupplierTheme, { body }),
  upload: (slot, file) => call(contract.uploadSupplierImage, { params: { slot }, body: file }),
  remove: (slot) => call(contract.removeSupplierImage, { params: { slot } }),
  keep: (slot) => call(contract.keepSupplierImage, { params: { slot } }),
  restore: (publishedId, body) => call(contract.restoreSupplierTheme, { params: { publishedId }, body }),
  discard: (body) => call(contract.discardSupplierTheme, { body }),
  publish: (body) => call(contract.publishSupplierTheme, { body }),
};

/** A brand of which nothing is the reseller's own yet. */
export const givenBranding: contract.SupplierBranding = {
  theme: null,
  favicon: null,
  logo: null,
  resellerLogo: null,
  draft: null,
  version: 0,
  companies: 3,
};
