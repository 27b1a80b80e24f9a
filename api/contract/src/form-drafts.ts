import * as v from 'valibot';
import { dataOf, endpoint, line, Version } from './endpoint.ts';

/** Long forms that create something and are kept while they are filled in; the subscription's has its own drafts. */
export const draftedForms = [
  'accessory',
  'category',
  'company',
  'employee',
  'hr-system',
  'leasing',
  'product',
  'salary-system',
  'supplier',
] as const;
const FormName = v.picklist(draftedForms, 'invalid-data-provided');
export type DraftedForm = v.InferOutput<typeof FormName>;

const own = { roles: ['admin', 'supplier', 'company'], boundary: 'user' } as const;
const one = { policy: own, params: v.strictObject({ form: FormName }) } as const;

const Kept = { form: FormName, savedAt: v.pipe(v.string(), v.isoTimestamp()), version: Version } as const;
export const FormDraftRow = v.object(Kept);
/** `fields`: what the form holds, as JSON; only the form knows its shape. */
export const FormDraft = v.object({ ...Kept, fields: v.string() });

export const listFormDrafts = endpoint('GET', '/user/drafts', {
  summary: 'The own forms that are begun and not sent',
  policy: own,
  response: dataOf(v.array(FormDraftRow)),
});

export const getFormDraft = endpoint('GET', '/user/drafts/:form', {
  summary: 'What was typed into a form, to go on with',
  ...one,
  response: dataOf(FormDraft),
  errors: ['draft-not-found'],
});

export const saveFormDraft = endpoint('PUT', '/user/drafts/:form', {
  summary: 'Keep what is typed into a form, over the version that was seen; passwords and tokens are left out',
  ...one,
  body: v.strictObject({ fields: line(50_000), version: v.optional(Version) }),
  response: dataOf(FormDraftRow),
  errors: ['invalid-data-provided', 'changed-by-someone-else'],
});

export const removeFormDraft = endpoint('DELETE', '/user/drafts/:form', {
  summary: 'Throw away what was typed into a form',
  ...one,
  response: dataOf(v.object({ form: FormName })),
});
