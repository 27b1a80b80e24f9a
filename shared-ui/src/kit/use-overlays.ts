import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../errors/message-of.ts';
import { showErrorToast } from '../ui/toast-store.ts';

type Overlays = typeof import('./overlays.ts');

let overlays: Overlays | undefined;

const importOverlays = () => import(/* webpackChunkName: "overlays" */ './overlays.ts');

/** Loads what stands over a page. A download that fails is tried once more. */
export async function loadOverlays(): Promise<void> {
  overlays ??= await importOverlays().catch(importOverlays);
}

/** The same before it is needed: a failure is told by what then opens. */
export const warmOverlays = () => void loadOverlays().catch(() => undefined);

/**
 * What stands over a page, once it is there; loaded when something opens first. Where it does not arrive, the page
 * stays as it is, with what was typed: the person is told, and what should have opened is closed again.
 */
export function useOverlays(isOpen: boolean, onClose: () => void): Overlays | undefined {
  const [, setHasArrived] = useState(false);
  const giveUp = useEffectEvent(() => {
    showErrorToast(messageOf('something-went-wrong'));
    onClose();
  });
  useEffect(() => {
    if (!isOpen || overlays) return undefined;
    let isWanted = true;
    loadOverlays().then(
      () => isWanted && setHasArrived(true),
      () => isWanted && giveUp(),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen]);
  return overlays;
}
