import { line } from '@portal/contract/endpoint';
import { TaxDraftRate } from '@portal/contract/tax-tables';
import type { SchemaForm } from '@portal/shared-ui/forms';
import * as v from 'valibot';

/** What of a draft is typed: its rates, and why they change. */
export const DraftFields = v.object({ rates: v.array(TaxDraftRate), reason: line(200) });
export type DraftFields = v.InferOutput<typeof DraftFields>;
export type DraftForm = SchemaForm<DraftFields, DraftFields>;
