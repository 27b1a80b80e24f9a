import { useLingui } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { warmOverlays } from '../kit/use-overlays.ts';
import { useSessionStore } from '../session/session-store.ts';
import { askToLeave, overlayScope, pageScope, useLeaveQuestion } from './unsaved.ts';

/** How long a page has stood when what may open over it is loaded. */
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
    if (blocker.state !== 'blocked') return undefined;
    // Another way out that is tried meanwhile asks anew: the answer to the question before is none to this one.
    let isCurrent = true;
    void askToLeave().then((leaves) => {
      if (isCurrent) (leaves ? blocker.proceed : blocker.reset)();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => pageScope.hasUnsaved() && event.preventDefault();
    globalThis.addEventListener('beforeunload', onUnload);
    return () => globalThis.removeEventListener('beforeunload', onUnload);
  }, []);
  // The question must be there for a person whose line is cut by then. Nothing that a page waits for waits for it.
  const { key } = useLocation();
  const isWaiting = useIsFetching() > 0;
  useEffect(() => {
    if (isWaiting) return undefined;
    const timer = setTimeout(warmOverlays, overlaysAfterMs);
    return () => clearTimeout(timer);
  }, [key, isWaiting]);
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
      <p>{t`What you typed is not saved yet.`}</p>
    </ConfirmDialog>
  );
}
