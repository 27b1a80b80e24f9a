import { Trans } from '@lingui/react/macro';
import { CloudOff, useQueryClient } from '@portal/shared-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

/** Over the lower edge, where it hides no menu; what is under it can be pressed. */
const Place = styled.div`
  position: fixed;
  inset: auto 0 var(--s-3);
  z-index: 19;
  display: grid;
  justify-content: center;
  pointer-events: none;
`;
const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 14px;
  border-radius: var(--r-md);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-13);
  box-shadow: var(--e-2), 0 0 0 1px var(--line);
  svg { flex: none; width: 16px; height: 16px; }
  @media print { display: none; }
`;

function followLine(tell: () => void): () => void {
  globalThis.addEventListener('online', tell);
  globalThis.addEventListener('offline', tell);
  return () => {
    globalThis.removeEventListener('online', tell);
    globalThis.removeEventListener('offline', tell);
  };
}

/**
 * Says that the network is away, in place of a toast for every call that fails meanwhile (`query-client.ts`). When it
 * is back the strip goes by itself, and what the page could not read is read again.
 */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(followLine, () => globalThis.navigator.onLine);
  const client = useQueryClient();
  useEffect(() => {
    if (!isOnline) return;
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [isOnline, client]);
  return (
    <Place role="status">
      {!isOnline && (
        <Strip>
          <CloudOff aria-hidden="true" />
          <Trans>You are offline. What you typed is kept.</Trans>
        </Strip>
      )}
    </Place>
  );
}
