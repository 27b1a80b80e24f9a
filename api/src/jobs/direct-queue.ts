import type { Kick, Queue } from './queue.ts';

/** A queue that only remembers what it was asked; tests run the work themselves, at the moment they choose. */
export function directQueue(): Queue & { readonly kicks: Kick[] } {
  const kicks: Kick[] = [];
  return {
    kicks,
    kick: (work) => {
      kicks.push(work);
    },
  };
}
