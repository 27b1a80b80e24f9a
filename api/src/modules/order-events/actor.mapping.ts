import type { Session } from '../../access/session.ts';
import type { Actor } from './order-events.queries.ts';

/** The signed-in person as the history names them. */
export function actorOf(session: Session): Actor {
  return { id: session.userId, name: session.name, role: session.role };
}
