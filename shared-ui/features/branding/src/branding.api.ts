import type { BrandLook, BrandSlot, PublishedTheme, SupplierBranding } from '@portal/contract/branding';
import type { Theme } from '@portal/contract/theme';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@portal/shared-ui';

/** A brand as the editor needs it: what shows, what is prepared. */
export type Brand = Pick<SupplierBranding, 'theme' | 'logo' | 'favicon' | 'draft' | 'version'> & {
  resellerLogo?: string | null;
};
type Seen = { version: number };
type Answer = Promise<{ data: Brand }>;

/** Whose brand is edited: its calls, and the key that it is kept under. All but `publish` change the draft alone. */
export type BrandingCalls = {
  key: readonly string[];
  /** the last published looks, newest first */
  listThemes: () => Promise<{ data: PublishedTheme[] }>;
  saveTheme: (change: Seen & { theme: Theme | null }) => Answer;
  upload: (slot: BrandSlot, file: File) => Answer;
  remove: (slot: BrandSlot) => Answer;
  /** back to the picture that is published */
  keep: (slot: BrandSlot) => Answer;
  restore: (publishedId: string, seen: Seen) => Answer;
  discard: (seen: Seen) => Answer;
  publish: (seen: Seen) => Answer;
};

/** The last published looks of a brand. */
export const publishedThemes = ({ key, listThemes }: BrandingCalls) =>
  queryOptions({ queryKey: [...key, 'history'], queryFn: listThemes });

/** What the brand looks like with its draft. */
export const draftLookOf = ({ draft, resellerLogo = null, ...live }: Brand): BrandLook =>
  draft ?? { theme: live.theme, logo: live.logo, favicon: live.favicon, resellerLogo };

/** Of what the page shows. */
const versionOf = (client: QueryClient, { key }: BrandingCalls): number =>
  client.getQueryData<{ data: Brand }>(key)?.data.version ?? 0;

/** A change of the draft, one after another, each over the version that the one before left. */
export function useDraftChange<Input>(calls: BrandingCalls, change: (input: Input, version: number) => Answer) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: calls.key.join() },
    meta: { inline: true },
    mutationFn: (input: Input) => change(input, versionOf(client, calls)),
    onSuccess: (answer) => client.setQueryData(calls.key, answer),
    onError: () => client.invalidateQueries({ queryKey: calls.key, exact: true }),
  });
}

/** Shows the draft to everybody, or the look before it again; the frame around the page shows it too. */
export function usePublish(calls: BrandingCalls) {
  const client = useQueryClient();
  const shared = {
    scope: { id: calls.key.join() },
    onSuccess: async (answer: { data: Brand }) => {
      client.setQueryData(calls.key, answer);
      await client.invalidateQueries({ queryKey: publishedThemes(calls).queryKey });
      await client.refetchQueries({ queryKey: ['check-session'] });
    },
    onError: () => client.invalidateQueries({ queryKey: calls.key, exact: true }),
  };
  const publish = useMutation({
    ...shared,
    meta: { inline: true },
    mutationFn: () => calls.publish({ version: versionOf(client, calls) }),
  });
  const undo = useMutation({
    ...shared,
    mutationFn: async (version: number) => {
      const [, before] = (await calls.listThemes()).data;
      if (!before) throw new Error('nothing was published before');
      const restored = await calls.restore(before.id, { version });
      return calls.publish({ version: restored.data.version });
    },
  });
  return { publish, undo };
}
