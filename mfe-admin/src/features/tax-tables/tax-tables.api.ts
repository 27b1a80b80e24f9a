import { previewTaxDraft, previewTaxTable } from '@portal/contract/tax-preview';
import * as contract from '@portal/contract/tax-tables';
import type { TaxDraftChange, TaxDraftRate, TaxDraftStart } from '@portal/contract/tax-tables';
import { call, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { taxRatesKey } from '../../shared/tax-rates.api.ts';

export const taxDrafts = () => queryOf([...taxRatesKey, 'drafts'], contract.listTaxDrafts);

export const taxPreview = (country: string, asOf: string) =>
  queryOf([...taxRatesKey, 'preview', country, asOf], previewTaxTable, { query: { country, asOf } });

/** What rates that are typed would change, as if they were published. */
export const typedPreview = (body: { country: string; asOf: string; rates: TaxDraftRate[] }) =>
  queryOf([...taxRatesKey, 'preview', body], previewTaxDraft, { body });

export const useStartTaxDraft = () =>
  useSaving(taxRatesKey, (body: TaxDraftStart) => call(contract.startTaxDraft, { body }));
export const useSaveTaxDraft = (taxDraftId: string) =>
  useSaving(taxRatesKey, (body: TaxDraftChange) => call(contract.saveTaxDraft, { params: { taxDraftId }, body }));
export const useDiscardTaxDraft = () =>
  useSaving(taxRatesKey, (taxDraftId: string) => call(contract.discardTaxDraft, { params: { taxDraftId } }));
export const usePublishTaxDraft = () =>
  useSaving(taxRatesKey, ({ id, version }: { id: string; version: number }) =>
    call(contract.publishTaxDraft, { params: { taxDraftId: id }, body: { version } }),
  );
export const useWithdrawTaxTable = () =>
  useSaving(taxRatesKey, (body: TaxDraftStart) => call(contract.withdrawTaxTable, { body }));
