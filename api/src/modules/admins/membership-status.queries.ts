import { sql } from 'kysely';

export type AccountStatus = 'ACTIVE' | 'PENDING' | 'BLOCKED';

/**
 * State of one membership: closed when it or the whole login is blocked, pending until its person accepts it. Needs `m`
 * memberships, `u` users.
 */
export const membershipStatus = sql<AccountStatus>`case when m.blocked_at is not null then 'BLOCKED'
  when m.user_id is null then 'PENDING' else u.status end`;
