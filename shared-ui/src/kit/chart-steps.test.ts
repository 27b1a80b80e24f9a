import { stepsTo } from './chart-steps.ts';

test.each([
  [0, [0]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4_620_000, [0, 2_000_000, 4_000_000, 6_000_000]],
])('a scale up to %i has round lines', (highest, lines) => expect(stepsTo(highest)).toEqual(lines));
