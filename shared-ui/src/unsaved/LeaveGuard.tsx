import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { warmOverlays } from '../kit/use-overlays.ts';
import { useSessionStore } from '../session/session-store.ts';
import { askToLeave, overlayScope, pageScope, useLeaveQuestion } from './unsaved.ts';

/** The first page stands by then. */
const overlaysAfterMs = 5_000;

const tabOf = (search: string) => new URLSearchParams(search).get('tab');

/** Stands once in the frame: asks before a navigation or a reload loses what was typed (UX 1). */
export function LeaveGuard() {
  const { t } = useLingui();
  const answer = useLeaveQuestion((state) => state.answer);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    // A person whose session ended has nothing to decide.
    if (!useSessionStore.getState().user) return false;
    if (from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search)) return pageScope.hasUnsaved();
    // The rest of a page's search is its filters and steps; a drawer may be in it.
    return from.search !== to.search && overlayScope.hasUnsaved();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => pageScope.hasUnsaved() && event.preventDefault();
    globalThis.addEventListener('beforeunload', onUnload);
    return () => globalThis.removeEventListener('beforeunload', onUnload);
  }, []);
  // The question must be there for a person whose line is cut by then.
  useEffect(() => {
    const timer = setTimeout(warmOverlays, overlaysAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ConfirmDialog
      title={t`Leave without saving?`}
      confirmText={t`Discard changes`}
      cancelText={t`Stay here`}
      isDanger
      isOpen={answer !== undefined}
      onClose={() => answer?.(false)}
      onConfirm={async () => answer?.(true)}
    >
      <p>
        <Trans>What you typed is not saved yet.</Trans>
      </p>
    </ConfirmDialog>
  );
}
