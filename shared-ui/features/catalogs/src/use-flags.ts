import { useLingui } from '@lingui/react/macro';
import { showToast } from '@portal/shared-ui';
import { useCatalogSaving } from './use-saving.ts';

type Flags = { hidden: boolean; featured: boolean };
type Item = Flags & { id: string; productName: string; version: number };
type Change = (id: string) => (body: Partial<Flags> & { version: number }) => Promise<{ data: { version: number } }>;

/** Shows, hides and features one item at once, and takes it back from its message. */
export function useFlags(change: Change) {
  const { t } = useLingui();
  const save = useCatalogSaving(({ item, flags }: { item: Item; flags: Partial<Flags> }) =>
    change(item.id)({ version: item.version, ...flags }),
  );
  const said = ({ productName: name }: Item, { hidden, featured }: Partial<Flags>) => {
    if (hidden !== undefined) return hidden ? t`${name} is hidden from employees` : t`${name} is shown to employees`;
    return featured ? t`${name} is featured` : t`${name} is no longer featured`;
  };
  const set = (item: Item, flags: Partial<Flags>) =>
    save.mutate(
      { item, flags },
      {
        onSuccess: ({ data: { version } }) => {
          const before = Object.fromEntries(Object.entries(flags).map(([flag, is]) => [flag, !is]));
          showToast(said(item, flags), { label: t`Undo`, run: () => set({ ...item, version }, before) });
        },
      },
    );
  return { set, error: save.error };
}
