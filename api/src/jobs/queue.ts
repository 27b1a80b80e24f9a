/** What the queue can be asked to do. The work itself is found in the database, so a lost kick loses nothing. */
export type WorkKind = 'tick' | 'deliver-mail' | 'run-job' | 'confirm-order' | 'tell-requests';

export type Kick = { kind: WorkKind; id?: string; afterSeconds?: number };

/**
 * Wakes the workers after a commit. The rows (jobs, outbox, due dates) are the truth; a kick only makes it quick,
 * and the minute's tick finds whatever a crash left lying.
 */
export type Queue = { kick(work: Kick): void };
