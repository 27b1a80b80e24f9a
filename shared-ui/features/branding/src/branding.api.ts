import type { BrandSlot } from '@portal/contract/branding';
import type { Theme } from '@portal/contract/theme';
import { useMutation, useQueryClient } from '@portal/shared-ui';

/** Whose brand is edited: its calls, and the key that it is kept under. */
export type BrandingCalls = {
  key: readonly string[];
  saveTheme: (change: { version: number; theme: Theme | null }) => Promise<unknown>;
  upload: (slot: BrandSlot, file: File) => Promise<unknown>;
  remove: (slot: BrandSlot) => Promise<unknown>;
};

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
