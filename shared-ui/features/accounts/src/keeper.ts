import type { Administrator, AdministratorChange, AdministratorFilter } from '@portal/contract/admins';
import type { Crumb } from '@portal/shared-ui';

type PageOfAdministrators = { data: Administrator[]; meta: { total: number | null; page: number; pageSize: number } };

/**
 * Whose administrators a page shows: where its addresses begin, the pages above it, its name, and its calls. What is
 * known of a person differs between keepers; every keeper knows at least what `Administrator` says.
 */
export type Keeper<New, Person extends Administrator, Change> = {
  path: string;
  above: readonly Crumb[];
  title: string;
  list: (filter: AdministratorFilter, signal: AbortSignal) => Promise<PageOfAdministrators>;
  get: (adminId: string, signal: AbortSignal) => Promise<{ data: Person }>;
  create: (person: New) => Promise<unknown>;
  change: (adminId: string, change: Change) => Promise<unknown>;
  invite: (adminId: string) => Promise<unknown>;
};

/** What a list needs of any keeper: it creates nobody, and changes no more than the status. */
export type AnyKeeper = Keeper<never, Administrator, AdministratorChange>;
