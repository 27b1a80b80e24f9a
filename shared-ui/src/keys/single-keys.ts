import { create } from 'zustand';

/** `unknown` until the person's choice is read: its reader acts on the first key (shell, frame/keys). */
export type SingleKeys = 'on' | 'off' | 'unknown';

/** Do keys that act by themselves work (WCAG 2.1.4)? On where the person has no choice, as in a remote alone. */
export const useSingleKeysStore = create<{ state: SingleKeys }>(() => ({ state: 'on' }));

export const setSingleKeys = (state: SingleKeys): void => useSingleKeysStore.setState({ state });

/** Places in which a letter is text or chooses among what is listed, or which lie over the page. */
const keyUsers =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable], ' +
  'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]';

/** A palette that closed a moment ago: until the browser draws again its field still has the focus. */
const closedDialog = 'dialog:not([open])';

/**
 * A key by itself, outside of fields and of whatever lies over the page (UX 1, keyboard). Shift is the key's own
 * matter.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest(keyUsers) && !target.closest(closedDialog));
}

/** A single key that may act now. */
export const mayAct = (event: KeyboardEvent): boolean =>
  useSingleKeysStore.getState().state === 'on' && isSingleKey(event);
