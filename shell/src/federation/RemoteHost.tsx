import { useSessionStore, Waiting } from '@portal/shared-ui';
import { useEffect, useReducer, useState } from 'react';
import { forgetFailures, loadWithRecovery, readyRemote, setAside } from './load-remote.ts';
import { currentRegistry, refreshRegistry, remoteFor } from './registry.ts';
import { nextState, type RemoteState } from './remote-state.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteFailure } from './RemoteFailure.tsx';
import { settleTrials } from './trials.ts';

interface Props {
  /** The role decides the one remote that is loaded; another role's remote is never requested. */
  role: string;
  /** shown where the remote cannot be */
  supportEmail: string;
}

/** Loads and shows the remote of a role; whatever happens to it, the frame around it goes on working. */
export function RemoteHost({ role, supportEmail }: Props) {
  const [state, dispatch] = useReducer(nextState, role, firstState);
  const [round, setRound] = useState({ count: 0, asked: false });
  const name = remoteFor(role)?.name ?? role;

  useEffect(() => {
    let wanted = true;
    const tell: typeof dispatch = (event) => {
      if (wanted) dispatch(event);
    };
    loadRole(role, round.asked, (phase) => tell({ type: 'trying', phase })).then(
      (module) => tell({ type: 'loaded', module }),
      (error: unknown) => tell({ type: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [role, round]);

  const startOver = (asked: boolean) => {
    dispatch({ type: 'tryAgain' });
    setRound(({ count }) => ({ count: count + 1, asked }));
  };
  const tryAgain = () => {
    forgetFailures();
    startOver(true);
  };

  if (state.phase === 'failed') return <RemoteFailure name={name} supportEmail={supportEmail} onTryAgain={tryAgain} />;
  if (state.phase !== 'ready') return <Waiting />;
  const { module } = state;
  const showLastGood = () => {
    setAside(role, module);
    startOver(false);
  };
  return (
    <RemoteBoundary key={round.count} onFailure={showLastGood} fallback={<Waiting />}>
      <module.default />
    </RemoteBoundary>
  );
}

/** A remote that was prepared before needs no waiting. */
function firstState(role: string): RemoteState {
  const module = readyRemote(role);
  return module ? { phase: 'ready', module } : { phase: 'idle' };
}

async function loadRole(role: string, again: boolean, onPhase: Parameters<typeof loadWithRecovery>[1]) {
  const registry = again ? await refreshRegistry() : currentRegistry();
  await settleTrials(useSessionStore.getState().user?.id ?? '', registry);
  const choice = remoteFor(role, registry);
  if (!choice) throw new Error(`no remote serves the role ${role}`);
  return loadWithRecovery(choice, onPhase);
}
