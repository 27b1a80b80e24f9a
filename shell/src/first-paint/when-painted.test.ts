import { jest } from '@jest/globals';
import { onceDrawn, whenDrawn, whenSeen } from './when-painted.ts';

/** The browser's word that it painted, given when the test says so. */
let tellPainted: () => void = () => undefined;
class PaintObserver {
  constructor(tell: (entries: unknown, observer: PaintObserver) => void) {
    tellPainted = () => tell([], this);
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

const isDone = async (wait: Promise<void>) => Promise.race([wait.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
const showStillLogin = () => document.body.append(Object.assign(document.createElement('div'), { id: 'root', innerHTML: '<p>Still</p>' }));
const visibility = (value: DocumentVisibilityState) => Object.defineProperty(document, 'visibilityState', { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  visibility('visible');
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('without a still login screen nothing is waited for', async () => {
  expect(await isDone(whenDrawn())).toBe(true);
  expect(await isDone(whenSeen())).toBe(true);
});

test('a page in the background, which draws nothing, is not held up', async () => {
  showStillLogin();
  visibility('hidden');
  expect(await isDone(whenDrawn())).toBe(true);
  expect(await isDone(whenSeen())).toBe(true);
});

test('work starts after the frame that draws it', async () => {
  showStillLogin();
  const drawn = whenDrawn();
  expect(await isDone(drawn)).toBe(false);
  jest.advanceTimersToNextFrame();
  expect(await isDone(drawn)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isDone(drawn)).toBe(true);
});

test('it counts as seen when the browser says that it painted, or does not say so in time', async () => {
  showStillLogin();
  const seen = whenSeen();
  expect(await isDone(seen)).toBe(false);
  tellPainted();
  expect(await isDone(seen)).toBe(true);

  const unanswered = whenSeen();
  jest.advanceTimersByTime(99);
  expect(await isDone(unanswered)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isDone(unanswered)).toBe(true);
});

test('what nobody waits for begins after the frame, and not at all when it was called off before', async () => {
  showStillLogin();
  const [kept, dropped] = [jest.fn<() => void>(), jest.fn<() => void>()];
  onceDrawn(kept);
  const callOff = onceDrawn(dropped);
  jest.advanceTimersToNextFrame();
  expect(kept).not.toHaveBeenCalled();
  callOff();
  await jest.advanceTimersByTimeAsync(1);
  expect(kept).toHaveBeenCalledTimes(1);
  expect(dropped).not.toHaveBeenCalled();
});
