import { useSaving } from '@portal/shared-ui/kit';

/** Everything that is read of catalogs and what is in them is asked for again after any change of them. */
export const catalogsKey = ['catalogs'] as const;

/** A change whose form or dialog shows what is refused (SPEC 8: no toast on these pages). */
export const useCatalogSaving = <Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) =>
  useSaving(catalogsKey, mutationFn);
