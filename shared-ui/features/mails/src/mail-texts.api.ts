import type { CompanyMailText, MailTextForm } from '@portal/contract/mail-texts';
import { queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

type Which = Pick<CompanyMailText, 'kind' | 'locale'>;
type Texts = Promise<{ data: CompanyMailText[] }>;

/** Whose texts a page shows: its calls, and the key that they are kept under. */
export type MailTextCalls = {
  key: readonly string[];
  list: () => Texts;
  save: (which: Which, body: MailTextForm & { version?: number }) => Texts;
  reset: (which: Which) => Texts;
  test: (which: Which, body: MailTextForm) => Promise<unknown>;
};

export const mailTexts = ({ key, list }: MailTextCalls) => queryOptions({ queryKey: [...key], queryFn: list });

/** A change of a text; its answer is what the page shows next. */
export function useTextChange<Input>(calls: MailTextCalls, change: (input: Input) => Texts) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { form: true },
    onSuccess: (answer) => client.setQueryData(mailTexts(calls).queryKey, answer),
  });
}
