import type { BodyOf, ResponseOf } from '@portal/contract/endpoint';
import type { confirmSecondStep, getSecondStep, startSecondStep } from '@portal/contract/second-step';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { hashOf } from '../../access/link-tokens.ts';
import { provePassword } from '../../access/prove-password.ts';
import { scopeOf } from '../../access/scope.ts';
import { seal } from '../../access/sealed.ts';
import { assertOwnLogin, type Session } from '../../access/session.ts';
import { withSystem } from '../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { newRecoveryCodes, newSecret, plainRecoveryCode, uriOf } from './second-step.rules.ts';
import { countCode, sealedFor, useCode } from './use-code.service.ts';

// Beginning and turning on take no Idempotency-Key: a repetition would be answered from the stored first answer, and
// these answers hold secrets that are stored nowhere.

/** Is the second step on, and how many recovery codes are left. */
export async function readSecondStep(
  { pool }: Services,
  { userId }: Session,
): Promise<ResponseOf<typeof getSecondStep>['data']> {
  const row = await withSystem(
    pool,
    (db) =>
      db
        .selectFrom('second_factors')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .select(sql<number>`cardinality(recovery_hashes)`.as('left'))
        .executeTakeFirst(),
    { readOnly: true },
  );
  return { isOn: row !== undefined, recoveryCodesLeft: row?.left ?? 0 };
}

/**
 * A secret for the app, waiting for its first code.
 *
 * @throws DomainError 409 when the second step is already on; what `provePassword` refuses
 */
export async function beginSecondStep(
  services: Services,
  session: Session,
  { password }: BodyOf<typeof startSecondStep>,
): Promise<ResponseOf<typeof startSecondStep>['data']> {
  assertOwnLogin(session);
  await provePassword(services, session, 'password', password);
  const secret = newSecret();
  const sealed = seal(services.config, sealedFor, session.userId, secret);
  const written = await withSystem(services.pool, (db) =>
    db
      .insertInto('second_factors')
      .values({ user_id: session.userId, sealed_secret: sealed })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret: sealed, last_step: 0 })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .executeTakeFirst(),
  );
  if (Number(written.numInsertedOrUpdatedRows) === 0) throw illegalChange();
  return { secret, uri: uriOf(secret, session.email) };
}

/**
 * Turns the second step on; the recovery codes are told this once.
 *
 * @throws DomainError 400 with the field `code`; 409 when nothing waits for a code; `too-many-requests`
 */
export async function turnOnSecondStep(
  services: Services,
  session: Session,
  { code }: BodyOf<typeof confirmSecondStep>,
  requestId: string,
): Promise<ResponseOf<typeof confirmSecondStep>['data']> {
  assertOwnLogin(session);
  const { userId } = session;
  await countCode(services, userId);
  const recoveryCodes = newRecoveryCodes();
  await withSystem(services.pool, async (db) => {
    const waits = await db
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (!waits) throw illegalChange();
    await useCode(services, db, userId, code).catch((error: unknown) => {
      throw error instanceof DomainError ? invalidFields({ path: 'code', key: error.key }) : error;
    });
    await db
      .updateTable('second_factors')
      .set({
        confirmed_at: sql<Date>`now()`,
        recovery_hashes: recoveryCodes.map((one) => hashOf(plainRecoveryCode(one))),
      })
      .where('user_id', '=', userId)
      .execute();
    await recordAudit(
      db,
      { now: services.clock.now(), scope: scopeOf(session), requestId },
      'user.second-step-turned-on',
      ['user', userId],
    );
  });
  return { recoveryCodes };
}
