import fc from 'fast-check';
import { withinCeiling, type CaughtUpDraw } from './catch-up.ts';

const draw = (period: string, changes: Partial<CaughtUpDraw> = {}): CaughtUpDraw => ({
  employeeId: 'anna',
  period,
  kind: 'planned',
  units: 1,
  gross: 22_893,
  net: 0,
  ...changes,
});
const months = (draws: readonly CaughtUpDraw[]) => draws.map(({ period }) => period);

test('E8: after four missed months a file takes its own and the two oldest', () => {
  const due = ['2027-01', '2027-02', '2027-03', '2027-04', '2027-05'].map((period) => draw(period));
  const { taken, later } = withinCeiling(due, '2027-05', 2);
  expect([months(taken), months(later)]).toEqual([
    ['2027-01', '2027-02', '2027-05'],
    ['2027-03', '2027-04'],
  ]);
});

test('the ceiling counts a person, not an order', () => {
  const due = ['2027-01', '2027-01', '2027-02'].map((period) => draw(period));
  const bo = draw('2027-01', { employeeId: 'bo' });
  expect(months(withinCeiling([...due, bo], '2027-02', 1).later)).toEqual(['2027-01']);
});

test('what another file of the month has caught up counts towards the ceiling', () => {
  const due = ['2027-01', '2027-02', '2027-03'].map((period) => draw(period));
  const later = (used: number) => months(withinCeiling(due, '2027-03', 2, new Map([['anna', used]])).later);
  expect([later(0), later(1), later(2), later(5)]).toEqual([
    [],
    ['2027-02'],
    ['2027-01', '2027-02'],
    ['2027-01', '2027-02'],
  ]);
});

test('0 catches nothing up; credits and months of nothing always go', () => {
  const credit = draw('2027-01', { kind: 'correction', gross: -22_893 });
  const free = draw('2027-01', { gross: 0 });
  const { taken, later } = withinCeiling([draw('2027-01'), credit, free, draw('2027-02')], '2027-02', 0);
  expect(taken).toHaveLength(3);
  expect(months(later)).toEqual(['2027-01']);
});

test('law: nothing is lost, and what is late is at most what is older than the file', () => {
  const due = fc.array(
    fc.record({
      employeeId: fc.constantFrom('anna', 'bo'),
      period: fc.constantFrom('2027-01', '2027-02', '2027-03', '2027-04'),
      kind: fc.constantFrom('planned' as const, 'correction' as const),
      units: fc.constant(1),
      gross: fc.integer({ min: 0, max: 9 }),
      net: fc.constant(0),
    }),
  );
  fc.assert(
    fc.property(due, fc.integer({ min: 0, max: 12 }), (draws, ceiling) => {
      const { taken, later } = withinCeiling(draws, '2027-03', ceiling);
      expect(new Set([...taken, ...later])).toEqual(new Set(draws));
      expect(taken.length + later.length).toBe(draws.length);
      for (const { period, kind } of later) expect([period < '2027-03', kind]).toEqual([true, 'planned']);
      const olderOfAnna = taken.filter(
        ({ employeeId, period, kind, gross }) =>
          employeeId === 'anna' && kind === 'planned' && gross > 0 && period < '2027-03',
      );
      expect(olderOfAnna.length).toBeLessThanOrEqual(ceiling);
    }),
  );
});
