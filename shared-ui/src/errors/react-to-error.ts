import { ApiError } from '../api/api-error.ts';
import { expireSession, signOut, useSessionStore } from '../session/session-store.ts';
import { showErrorToast } from '../ui/toast-store.ts';
import { messageOfFailure } from './message-of.ts';
import { reactionTo } from './reactions.ts';

/** How much of the reaction a call wants: `quiet` only logs (the session check), `inline` shows its error itself. */
type Loudness = 'loud' | 'inline' | 'quiet';

/** The one place where a failed call turns into something on the page (STYLE 1.9). */
export function reactToError(error: unknown, loudness: Loudness): void {
  const failure = ApiError.from(error);
  // Not an answer of the server but a fault of the page: the toast says little, the console has the rest.
  if (failure !== error) console.error(error);
  const reaction = reactionTo(failure.key);
  if (loudness === 'quiet') {
    console.warn('call failed', failure.key, failure.requestId);
    return;
  }
  if (reaction === 'session-expired') expireSession(failure.token);
  else if (reaction === 'log-out') {
    // A refused login ends nothing: the form keeps what was typed and shows the reason itself.
    if (useSessionStore.getState().user) signOut({ isEnded: true, token: failure.token });
  } else if (loudness === 'loud') toastOf(failure);
}

/** Says what failed, unless the page does or the session's end is the reason. */
export function toastOf(error: unknown): void {
  const failure = ApiError.from(error);
  if (failure.isShownOnPage || reactionTo(failure.key) !== 'toast') return;
  showErrorToast(messageOfFailure(failure), failure.requestId);
}
