/** Milliseconds in which this process itself ran while it waited for something. */
export type OwnTime = {
  /** the wait begins, or goes on */
  begin(): void;
  /** to be called each `everyMs` of the wait, and at its end */
  count(): number;
};

/** What passes between two counts that are much further apart than they should be is a standstill of the machine. */
export function ownTime(everyMs: number, now: () => number = () => performance.now()): OwnTime {
  let [used, counted] = [0, now()];
  return {
    begin() {
      counted = now();
    },
    count() {
      const at = now();
      used += Math.min(at - counted, 2 * everyMs);
      counted = at;
      return used;
    },
  };
}
