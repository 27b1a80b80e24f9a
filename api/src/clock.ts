import { dayOf, type Day } from '@portal/contract/days';

/**
 * Business time. Days, periods and windows come from here; sessions, links and tokens live on real time
 * (DECISIONS 14). Only `server.ts` makes a real one; tests and rules are handed theirs.
 */
export type Clock = { now(): Date; today(): Day };

/** The machine's time, shifted so that the process starts at `portalNow` when one is given. */
export function systemClock(portalNow?: Date): Clock {
  const offset = portalNow ? portalNow.getTime() - Date.now() : 0;
  const now = () => new Date(Date.now() + offset);
  return { now, today: () => dayOf(now()) };
}

/** A clock that stands still until a test moves it. */
export function movableClock(start: string): Clock & { moveTo(instant: string): void } {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    today: () => dayOf(current),
    moveTo(instant) {
      current = new Date(instant);
    },
  };
}
