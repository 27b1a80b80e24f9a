import type { SessionUser } from '@portal/contract/auth';
import { createContext } from 'react';

/** A person who has just logged in. */
export type Arrival = {
  user: Pick<SessionUser, 'id' | 'role' | 'language' | 'mustChangePassword' | 'mustSetUpSecondStep'>;
  token: string;
};

export type WarmUp = {
  /** loads what every signed-in person needs, without waiting */
  warmPortal: () => void;
  /** as `warmPortal`, and prefetches the person's first page; waits for the portal's own code only */
  warmFor: (arrival: Arrival) => Promise<void>;
};

/**
 * What a login prefetches, given by the entrance: the login forms are part of the portal too, and would import in a
 * circle what loads it. Alone, as in tests, they prefetch nothing.
 */
export const WarmUpContext = createContext<WarmUp>({ warmPortal: () => undefined, warmFor: async () => undefined });
