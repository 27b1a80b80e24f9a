import type { Administrator, AdministratorChange, AdministratorFilter } from '@portal/contract/admins';
import type { Crumb } from '@portal/shared-ui';
import type { ListFile } from '@portal/shared-ui/kit';

type PageOfAdministrators = { data: Administrator[]; meta: { total: number | null; page: number; pageSize: number } };

/**
 * The administrators of one owner: where their addresses begin, the pages above, the title, and the calls. What is
 * known of a person differs; at least what `Administrator` says.
 */
export type Administrators<New, Person extends Administrator, Change> = {
  path: string;
  above: readonly Crumb[];
  title: string;
  list: (filter: AdministratorFilter, signal: AbortSignal) => Promise<PageOfAdministrators>;
  asFile: ListFile;
  get: (adminId: string, signal: AbortSignal) => Promise<{ data: Person }>;
  create: (person: New) => Promise<unknown>;
  change: (adminId: string, change: Change) => Promise<unknown>;
  invite: (adminId: string) => Promise<unknown>;
};

/** What a list needs: it creates no one, and changes no more than the status. */
export type AnyAdministrators = Administrators<never, Administrator, AdministratorChange>;
