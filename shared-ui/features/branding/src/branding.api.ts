import type { BrandSlot, PublishedTheme } from '@portal/contract/branding';
import type { Theme } from '@portal/contract/theme';
import { queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

/** Whose brand is edited: its calls, and the key that it is kept under. */
export type BrandingCalls = {
  key: readonly string[];
  /** the last published themes, newest first */
  listThemes: () => Promise<{ data: PublishedTheme[] }>;
  saveTheme: (change: { version: number; theme: Theme | null }) => Promise<unknown>;
  upload: (slot: BrandSlot, file: File) => Promise<unknown>;
  remove: (slot: BrandSlot) => Promise<unknown>;
};

/** The last published themes of a brand. */
export const publishedThemes = ({ key, listThemes }: BrandingCalls) =>
  queryOptions({ queryKey: [...key, 'history'], queryFn: listThemes });

/** A change of the brand, after which the page and the frame around it show the new one. */
export function useBrandChange<Input>({ key }: BrandingCalls, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { inline: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: key });
      await client.refetchQueries({ queryKey: ['check-session'] });
    },
  });
}
