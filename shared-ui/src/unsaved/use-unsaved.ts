import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { askToLeave, overlayScope, pageScope, unsavedScope, type Unsaved, type UnsavedScope } from './unsaved.ts';

const ScopeContext = createContext<UnsavedScope>(pageScope);

/** Gives a drawer's or dialog's children its scope, so that closing it asks for theirs alone. */
export const OverlayScope = ScopeContext;

/**
 * Has the person asked before what they typed is lost, by whichever way they leave: a link, Back, a reload, the cross
 * of a drawer, another role, logging out. Forms of the kit do this themselves.
 *
 * @param unsaved asked at that moment; may change with every render
 */
export function useUnsaved(unsaved: Unsaved): void {
  const scope = useContext(ScopeContext);
  const latest = useRef(unsaved);
  useEffect(() => {
    latest.current = unsaved;
  });
  useEffect(() => scope.keep(() => latest.current()), [scope]);
}

/** A drawer's or dialog's own scope, and its `onClose` behind the question. */
export function useOverlay(onClose: () => void): { scope: UnsavedScope; close: () => void } {
  const [scope] = useState(() => unsavedScope(overlayScope));
  const close = () => {
    if (!scope.hasUnsaved()) return onClose();
    return void askToLeave(scope).then((leaves) => leaves && onClose());
  };
  return { scope, close };
}
