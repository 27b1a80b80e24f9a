import { isSingleKey, useSingleKeysStore } from '@portal/shared-ui';
import { openKeysHelp } from './keys-help.ts';
import { readSingleKeys } from './keys.api.ts';
import type { KeyedItem } from './menu-items.ts';

/** After G the letter is waited for this long; then a letter is an ordinary key again. */
const patienceMs = 1_500;

/** When G was pressed. Kept outside of the listener, which is made anew whenever the address changes under it. */
let pressedG = -Infinity;

const own = new Set(['/', '?', 'g', 'j', 'k', 'x']);
const searchOf = () => document.querySelector('main [role=search] input, main [role=search] [type=search]');

/**
 * Listens before the page does, so that the letter after G is not taken for a key of a list. `search` is the page that
 * a slash leads to where the page has no search of its own.
 *
 * @returns the function that stops it
 */
export function listenForKeys(
  items: readonly KeyedItem[],
  search: string | undefined,
  goTo: (to: string) => void,
): () => void {
  const act = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const afterG = event.timeStamp - pressedG < patienceMs;
    pressedG = -Infinity;
    const item = afterG && items.find(({ letter }) => letter === key);
    if (item) goTo(item.to);
    else if (key === '?') openKeysHelp();
    else if (key === 'g') pressedG = event.timeStamp;
    // A list has its own search field; elsewhere the search page is what is meant.
    else if (key === '/' && search && !searchOf()) goTo(search);
    else return afterG && /^[a-z]$/.test(key);
    return true;
  };
  const press = (event: KeyboardEvent) => {
    const { state } = useSingleKeysStore.getState();
    if (state === 'off' || !isSingleKey(event)) return;
    if (state === 'unknown') {
      if (own.has(event.key.toLowerCase())) askFirst(event);
      return;
    }
    if (!act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  globalThis.addEventListener('keydown', press, { capture: true });
  return () => globalThis.removeEventListener('keydown', press, { capture: true });
}

/** The first key waits until it is known whether the person wants it to act; then it is pressed again. */
function askFirst(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
  const { target, key, shiftKey } = event;
  void readSingleKeys().then(() => {
    if (useSingleKeysStore.getState().state !== 'on') return;
    // A palette that was closing when the key came is gone by now.
    const still = target instanceof Node && target.isConnected ? target : document.body;
    still.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  });
}
