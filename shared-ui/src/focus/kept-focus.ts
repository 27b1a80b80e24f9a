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

/**
 * Follows the focus. Where what has it goes away or is disabled for a while, as buttons do that have done their work,
 * the browser lets go of it: it is given back, or goes to what is nearest in the same part of the page or dialog.
 *
 * @returns the function that stops it
 */
export function followFocus(): () => void {
  let last: HTMLElement | undefined;
  let homes: Element[] = [];
  let place: Point = { x: 0, y: 0 };
  let page = '';
  let isWaiting = false;
  const remember = (event: Event) => {
    if (!(event.target instanceof HTMLElement) || event.target === document.body) return;
    last = event.target;
    homes = homesOf(last);
    page = globalThis.location.pathname;
    place = centreOf(last);
  };
  const measure = () => {
    if (last?.isConnected) place = centreOf(last);
  };
  // A press beside everything takes the focus away on purpose.
  const forget = (event: Event) => {
    measure();
    if (event.target instanceof Node && !last?.contains(event.target)) last = undefined;
  };
  const restore = () => {
    isWaiting = false;
    // Another page has its heading focused when it comes.
    if (!last || document.activeElement !== document.body || page !== globalThis.location.pathname) return;
    if (last.isConnected && last.checkVisibility()) {
      // It is disabled while something is sent, and comes back.
      if (!last.matches(':disabled')) last.focus({ preventScroll: true });
      return;
    }
    // A page that is drawn anew has its heading anew.
    const heading = last.matches('h1') && document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return;
    }
    const home = homes.find((one) => one.isConnected && nearest(one, place));
    if (home) nearest(home, place)?.focus({ preventScroll: true });
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
