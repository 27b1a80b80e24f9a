import type { RemoteModule } from '@portal/shared-ui';
import type { LoadingPhase } from './load-remote.ts';

/** Where a remote stands: idle → loading → ready | retrying → lastGood → failed (FEDERATION 3.2). */
export type RemoteState =
  | { phase: 'idle' | LoadingPhase }
  | { phase: 'ready'; module: RemoteModule }
  | { phase: 'failed'; error: unknown };

export type RemoteEvent =
  | { type: 'trying'; phase: LoadingPhase }
  | { type: 'loaded'; module: RemoteModule }
  | { type: 'failed'; error: unknown }
  | { type: 'tryAgain' };

/** The next state; `tryAgain` starts over from any state, a late answer after a failure is ignored. */
export function nextState(state: RemoteState, event: RemoteEvent): RemoteState {
  switch (event.type) {
    case 'tryAgain':
      return { phase: 'idle' };
    case 'trying':
      return { phase: event.phase };
    case 'loaded':
      return state.phase === 'failed' ? state : { phase: 'ready', module: event.module };
    case 'failed':
      return { phase: 'failed', error: event.error };
  }
}
