import { sql } from 'kysely';
import { attemptKey, countAttempts, releaseAttempts } from '../../access/attempts.ts';
import { hashOf } from '../../access/link-tokens.ts';
import { unseal } from '../../access/sealed.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { plainRecoveryCode, stepOf } from './second-step.rules.ts';

/** What secrets of the second step are sealed for. */
export const sealedFor = 'second-step';

const keyOf = ({ config }: Services, userId: string) => attemptKey(config.jwtSecret, 'second-step', userId);

/**
 * Counts a code before it is looked at: five wrong ones lock the second step for a minute, every further one longer.
 *
 * @throws DomainError `too-many-requests`
 */
export async function countCode(services: Services, userId: string): Promise<void> {
  await countAttempts(services.pool, [{ key: keyOf(services, userId), most: 5, minutes: 30, growing: true }]);
}

/**
 * Uses up a code of the app or a recovery code, in the transaction of what it allows. Real time, from the database.
 *
 * @throws DomainError `incorrect-code`
 */
export async function useCode(services: Services, db: Db, userId: string, code: string): Promise<'app' | 'recovery'> {
  const factor = await db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .select([
      'sealed_secret',
      'last_step',
      sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('nowMs'),
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!factor) throw new DomainError('incorrect-code');
  const secret = unseal(services.config, sealedFor, userId, factor.sealed_secret);
  const step = secret && stepOf(secret, code, factor.nowMs);
  if (step && step > factor.last_step) {
    await db.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
    await releaseAttempts(db, { takenBack: [], forgotten: [keyOf(services, userId)] });
    return 'app';
  }
  const hash = hashOf(plainRecoveryCode(code));
  const spent = await db
    .updateTable('second_factors')
    .set({ recovery_hashes: sql`array_remove(recovery_hashes, ${hash})` })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`${hash} = any (recovery_hashes)`)
    .executeTakeFirst();
  if (Number(spent.numUpdatedRows) === 0) throw new DomainError('incorrect-code');
  await releaseAttempts(db, { takenBack: [], forgotten: [keyOf(services, userId)] });
  return 'recovery';
}
