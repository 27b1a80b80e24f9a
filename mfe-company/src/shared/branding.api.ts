import type { BrandingCalls } from '@portal/branding';
import * as contract from '@portal/contract/branding';
import { call, queryOf } from '@portal/shared-ui';

const key = ['company-branding'] as const;

export const ownBranding = () => queryOf(key, contract.getCompanyBranding);

/** A company has no logo for companies of its own. */
const slotOf = (slot: string) => (slot === 'favicon' ? 'favicon' : 'logo');

/** The brand of a reseller's company. */
export const brandingCalls: BrandingCalls = {
  key,
  listThemes: () => call(contract.listCompanyThemes),
  saveTheme: (body) => call(contract.changeCompanyTheme, { body }),
  upload: (slot, file) => call(contract.uploadCompanyImage, { params: { slot: slotOf(slot) }, body: file }),
  remove: (slot) => call(contract.removeCompanyImage, { params: { slot: slotOf(slot) } }),
  keep: (slot) => call(contract.keepCompanyImage, { params: { slot: slotOf(slot) } }),
  restore: (publishedId, body) => call(contract.restoreCompanyTheme, { params: { publishedId }, body }),
  discard: (body) => call(contract.discardCompanyTheme, { body }),
  publish: (body) => call(contract.publishCompanyTheme, { body }),
};
