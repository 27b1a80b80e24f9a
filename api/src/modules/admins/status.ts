import { sql } from 'kysely';

export type AccountStatus = 'ACTIVE' | 'PENDING' | 'BLOCKED';

/** State of one role of a person: closed when the role or the whole login is blocked. Needs `m` memberships, `u` users. */
export const seatStatus = sql<AccountStatus>`case when m.blocked_at is null then u.status else 'BLOCKED' end`;
