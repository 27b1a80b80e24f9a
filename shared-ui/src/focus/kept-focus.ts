const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

type Point = { x: number; y: number };

const centreOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
// Lines weigh more than columns: what stands in the same row is nearer.
const distance = (one: Point, other: Point) => Math.abs(one.x - other.x) + 4 * Math.abs(one.y - other.y);
const isOnScreen = ({ y }: Point) => y >= 0 && y <= globalThis.innerHeight;

/** What can take the focus in there, nearest to a point first; what is on the screen before the rest. */
function nearest(home: Element, point: Point): HTMLElement | undefined {
  const found = [...home.querySelectorAll<HTMLElement>(focusable)]
    .filter((one) => one.checkVisibility() && !one.matches(':disabled, [aria-hidden=true] *'))
    .map((one) => ({ one, at: centreOf(one) }))
    .map(({ one, at }) => ({ one, far: distance(at, point) + (isOnScreen(at) ? 0 : 100_000) }));
  return found.toSorted((left, right) => left.far - right.far)[0]?.one;
}

const homesOf = (element: Element): Element[] => {
  const homes: Element[] = [];
  for (let one = element.parentElement; one?.closest('main, [role=dialog]'); one = one.parentElement) homes.push(one);
  return homes;
};

/** Where the focus was. */
type Spot = { element: HTMLElement; homes: Element[]; place: Point };

/** Gives the focus back to it, or to what is nearest in the same part; false when nothing of that is there any more. */
function giveBack({ element, homes, place }: Spot): boolean {
  if (element.isConnected && element.checkVisibility()) {
    // It is disabled while something is sent, and comes back.
    if (!element.matches(':disabled')) element.focus({ preventScroll: true });
    return true;
  }
  // A page that is drawn anew has its heading anew.
  const heading = element.matches('h1') && document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  }
  const home = homes.find((one) => one.isConnected && nearest(one, place));
  if (home) nearest(home, place)?.focus({ preventScroll: true });
  return home !== undefined;
}

/**
 * Follows the focus. Where what has it goes away or is disabled for a while, as buttons do that have done their work,
 * the browser lets go of it: it is given back, or goes to what is nearest in the same part of the page or dialog. A
 * dialog that was opened from one that is gone, or by a button that is gone, leaves it to where it was on the page.
 *
 * @returns the function that stops it
 */
export function followFocus(): () => void {
  let last: Spot | undefined;
  let onPage: Spot | undefined;
  let page = '';
  let isWaiting = false;
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = { element: target, homes: homesOf(target), place: centreOf(target) };
    page = globalThis.location.pathname;
    if (!target.closest('[role=dialog], [role=alertdialog], [role=menu]')) onPage = last;
  };
  const measure = () => {
    if (last?.element.isConnected) last.place = centreOf(last.element);
  };
  // A press beside everything takes the focus away on purpose.
  const forget = ({ target }: Event) => {
    measure();
    if (target instanceof Node && !last?.element.contains(target)) last = undefined;
  };
  const restore = () => {
    isWaiting = false;
    // Another page has its heading focused when it comes.
    if (!last || document.activeElement !== document.body || page !== globalThis.location.pathname) return;
    if (!giveBack(last) && onPage) giveBack(onPage);
  };
  // A dialog that closes gives the focus back by itself one frame later.
  const look = () => {
    if (isWaiting || document.activeElement !== document.body) return;
    isWaiting = true;
    requestAnimationFrame(() => requestAnimationFrame(restore));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('keydown', measure, { capture: true });
  document.addEventListener('pointerdown', forget, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('keydown', measure, { capture: true });
    document.removeEventListener('pointerdown', forget, { capture: true });
  };
}
