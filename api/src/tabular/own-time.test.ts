import { ownTime } from './own-time.ts';

test('a file is not too large because the machine stood still while it was read', () => {
  let at = 0;
  const time = ownTime(200, () => at);
  for (at = 200; at < 1_000; at += 200) time.count();
  expect(time.count()).toBe(1_000);
  // Stopped for a minute.
  at += 60_000;
  expect(time.count()).toBe(1_400);
  // Nothing was asked for a minute.
  at += 60_000;
  time.begin();
  at += 200;
  expect(time.count()).toBe(1_600);
});
