import { differences, type Seen } from '@portal/contract/seen';
import { DomainError } from './domain-error.ts';

/**
 * A person is bound only to what they saw (DECISIONS 48). Called under the act's lock, before anything is written.
 *
 * @throws DomainError 409 `changed-by-someone-else` with every difference, old and new
 */
export function assertSeen(seen: Seen, current: Seen): void {
  const details = differences(seen, current);
  if (details.length > 0) throw new DomainError('changed-by-someone-else', details);
}
