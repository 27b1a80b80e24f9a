import type { Session } from './session.ts';

/** How many sessions one process remembers; each is a few hundred bytes. */
const most = 20_000;

/**
 * What sessions were at their last request in this process. A belief, never a right: it only lets a read name its
 * tenant before the database has answered (`enterAs`), and the database's answer decides.
 */
export type KnownSessions = {
  get(sid: string): Session | undefined;
  remember(session: Session): void;
  forget(sid: string): void;
};

/** The oldest is forgotten when there are too many. */
export function knownSessions(): KnownSessions {
  const known = new Map<string, Session>();
  return {
    get: (sid) => known.get(sid),
    remember(session) {
      known.delete(session.id);
      known.set(session.id, session);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
    forget: (sid) => void known.delete(sid),
  };
}
