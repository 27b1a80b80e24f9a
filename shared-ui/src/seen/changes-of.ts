import type { SeenValue } from '@portal/contract/errors';
import { factForms, type FactName } from '@portal/contract/seen';
import { ApiError } from '../api/api-error.ts';

/** A fact that is not what the person saw; null where one side does not have it. */
export type Change = { fact: FactName; of: string; seen: SeenValue | null; current: SeenValue | null };

const isFact = (path: string): path is FactName => path in factForms;

/** What changed between looking and pressing, when that is why the server refused (DECISIONS 48); otherwise empty. */
export function changesOf(error: unknown): Change[] {
  const { key, details } = ApiError.from(error);
  if (key !== 'changed-by-someone-else') return [];
  return details.flatMap(({ path, of = '', seen, current }) =>
    isFact(path) && seen !== undefined && current !== undefined ? [{ fact: path, of, seen, current }] : [],
  );
}
