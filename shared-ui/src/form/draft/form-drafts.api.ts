import { useLingui } from '@lingui/react/macro';
import {
  getFormDraft,
  listFormDrafts,
  removeFormDraft,
  saveFormDraft,
  type DraftedForm,
} from '@portal/contract/form-drafts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../errors/message-of.ts';
import { useIsLookingOn } from '../../session/use-looking-on.ts';
import { showErrorToast, showToast } from '../../ui/toast-store.ts';

/** The forms that this person has begun. Without an answer there is none to go on with. */
export const begunForms = () =>
  queryOptions({
    queryKey: ['user', 'drafts'],
    queryFn: ({ signal }) => call(listFormDrafts, {}, { signal }),
    meta: { quiet: true },
  });

/** They are read by their person alone: the server closes them to who looks on. */
export const useBegunForms = () => useQuery({ ...begunForms(), enabled: !useIsLookingOn() });

export const draftOf = (form: DraftedForm) => call(getFormDraft, { params: { form } });
export const keepDraft = (form: DraftedForm, fields: string, version: number | undefined) =>
  call(saveFormDraft, { params: { form }, body: { fields, ...(version !== undefined && { version }) } });
export const removeDraft = (form: DraftedForm) => call(removeFormDraft, { params: { form } });

/** What is kept and removed of one form follows one another. */
export const scopeOf = (form: DraftedForm) => ({ id: `draft-${form}` });

/** Throws away what was begun; it comes back from its message. */
export function useThrowAway(form: DraftedForm) {
  const { t } = useLingui();
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: begunForms().queryKey });
  return useMutation({
    scope: scopeOf(form),
    mutationFn: async () => {
      // Without what it holds it can still go, only not come back.
      const kept = await draftOf(form).catch(() => undefined);
      await removeDraft(form);
      return kept?.data.fields;
    },
    onSuccess: (fields) => {
      const bringBack = () =>
        keepDraft(form, fields ?? '', undefined).then(readAgain, (error: unknown) =>
          showErrorToast(messageOf(ApiError.from(error).key)),
        );
      showToast(
        t`It is thrown away`,
        fields === undefined ? undefined : { label: t`Undo`, run: () => void bringBack() },
      );
    },
    onSettled: readAgain,
  });
}
