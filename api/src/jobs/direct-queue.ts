import type { WorkNotice, Queue } from './queue.ts';

/** A queue that only remembers what it was asked; tests run the work themselves, at the moment they choose. */
export function directQueue(): Queue & { readonly notices: WorkNotice[] } {
  const notices: WorkNotice[] = [];
  return {
    notices,
    notify: (work) => {
      notices.push(work);
    },
  };
}
