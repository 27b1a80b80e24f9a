import { distributionOf } from './distribution.rules.ts';

const counts = (differences: number[]) => distributionOf(differences).map(({ count }) => count);

test('every difference stands in one bar, from much less over the same to much more', () => {
  expect(distributionOf([]).map(({ side, over, upTo }) => [side, over, upTo])).toEqual([
    ['less', 400, null],
    ['less', 100, 400],
    ['less', 0, 100],
    ['same', 0, 0],
    ['more', 0, 100],
    ['more', 100, 400],
    ['more', 400, null],
  ]);
  expect(counts([-401, -400, -101, -100, -1, 0, 0, 1, 100, 101, 368, 400, 401, 9_000])).toEqual([1, 2, 2, 2, 2, 3, 2]);
});
