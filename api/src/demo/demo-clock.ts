import { dayOf } from '@portal/contract/days';
import { movableClock } from '../clock.ts';

const minute = 60_000;

/**
 * The clock that the demo world is played on. It never passes the moment at which the world is made, and what happens
 * on that day happens one after the other, so that no list shows the future or an order of its own.
 *
 * @param now when the world is made, as the portal's clock says
 */
export function demoClock(now: Date): ReturnType<typeof movableClock> {
  const clock = movableClock(now.toISOString());
  const today = clock.today();
  let latest = 0;
  return {
    ...clock,
    moveTo(instant) {
      const asked = new Date(instant);
      if (dayOf(asked) < today) return clock.moveTo(instant);
      latest = Math.min(now.getTime(), Math.max(asked.getTime(), latest + minute));
      return clock.moveTo(new Date(latest).toISOString());
    },
  };
}
