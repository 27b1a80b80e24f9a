import {
  getFormDraft,
  listFormDrafts,
  removeFormDraft,
  saveFormDraft,
  type DraftedForm,
} from '@portal/contract/form-drafts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The forms that this person has begun. Without an answer there is none to go on with. */
export const begunForms = () =>
  queryOptions({
    queryKey: ['user', 'drafts'],
    queryFn: ({ signal }) => call(listFormDrafts, {}, { signal }),
    meta: { quiet: true },
  });

export const draftOf = (form: DraftedForm) => call(getFormDraft, { params: { form } });
export const keepDraft = (form: DraftedForm, fields: string, version: number | undefined) =>
  call(saveFormDraft, { params: { form }, body: { fields, ...(version !== undefined && { version }) } });
export const removeDraft = (form: DraftedForm) => call(removeFormDraft, { params: { form } });

/** What is kept and removed of one form follows one another. */
export const scopeOf = (form: DraftedForm) => ({ id: `draft-${form}` });

/** Throws away what was begun. */
export function useThrowAway(form: DraftedForm) {
  const client = useQueryClient();
  return useMutation({
    scope: scopeOf(form),
    mutationFn: () => removeDraft(form),
    onSettled: () => client.invalidateQueries({ queryKey: begunForms().queryKey }),
  });
}
