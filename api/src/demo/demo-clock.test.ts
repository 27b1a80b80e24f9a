import { demoClock } from './demo-clock.ts';

const played = (now: string) => {
  const clock = demoClock(new Date(now));
  return (instant: string) => {
    clock.moveTo(instant);
    return clock.now().toISOString().slice(0, 16);
  };
};

test.each(['2026-11-27T00:10:00Z', '2026-11-27T04:48:00Z', '2026-11-27T23:30:00Z'])(
  'nothing that the demo world made at %s holds lies in the future',
  (now) => {
    const at = played(now);
    for (const instant of [
      '2026-11-27T09:00:00Z',
      '2026-11-27T08:00:00Z',
      '2026-11-27T12:00:00Z',
      '2026-11-28T06:00:00Z',
    ])
      expect(at(instant) <= now.slice(0, 16)).toBe(true);
  },
);

test('what is played on the last day keeps its order, and days before are as they were', () => {
  const at = played('2026-11-27T15:00:00Z');
  expect(
    ['2026-03-01T09:00:00Z', '2026-11-27T08:30:00Z', '2026-02-01T09:00:00Z', '2026-11-27T08:00:00Z'].map(at),
  ).toEqual(['2026-03-01T09:00', '2026-11-27T08:30', '2026-02-01T09:00', '2026-11-27T08:31']);
});
