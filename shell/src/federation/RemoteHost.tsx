import { Waiting } from '@portal/shared-ui';
import { useEffect, useReducer, useState } from 'react';
import { loadWithRecovery, readyRemote } from './load-remote.ts';
import { refreshRegistry, remoteFor } from './registry.ts';
import { nextState, type RemoteState } from './remote-state.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteFailure } from './RemoteFailure.tsx';

interface Props {
  /** The role decides the one remote that is loaded; another role's remote is never requested. */
  role: string;
  /** shown where the remote cannot be */
  supportEmail: string;
}

/** Loads and shows the remote of a role; whatever happens to it, the frame around it goes on working. */
export function RemoteHost({ role, supportEmail }: Props) {
  const [state, dispatch] = useReducer(nextState, role, firstState);
  const [round, setRound] = useState(0);
  const name = remoteFor(role)?.name ?? role;

  useEffect(() => {
    let wanted = true;
    const tell: typeof dispatch = (event) => {
      if (wanted) dispatch(event);
    };
    loadRole(role, round > 0, (phase) => tell({ type: 'trying', phase })).then(
      (module) => tell({ type: 'loaded', module }),
      (error: unknown) => tell({ type: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [role, round]);

  const tryAgain = () => {
    dispatch({ type: 'tryAgain' });
    setRound((current) => current + 1);
  };
  const failure = <RemoteFailure name={name} supportEmail={supportEmail} onTryAgain={tryAgain} />;

  if (state.phase === 'failed') return failure;
  if (state.phase !== 'ready') return <Waiting />;
  const App = state.module.default;
  return (
    <RemoteBoundary key={round} fallback={() => failure}>
      <App />
    </RemoteBoundary>
  );
}

/** A remote that was prepared before needs no waiting. */
function firstState(role: string): RemoteState {
  const module = readyRemote(role);
  return module ? { phase: 'ready', module } : { phase: 'idle' };
}

async function loadRole(role: string, again: boolean, onPhase: Parameters<typeof loadWithRecovery>[1]) {
  const choice = remoteFor(role, again ? await refreshRegistry() : undefined);
  if (!choice) throw new Error(`no remote serves the role ${role}`);
  return loadWithRecovery(choice, onPhase);
}
