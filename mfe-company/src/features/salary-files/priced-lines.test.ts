import { givenOrder } from './given-order.ts';
import { givenDraw, kroner } from './given-salary-files.ts';
import { pricedLines } from './priced-lines.ts';

test('a draw is made up of its goods and insurances; what does not add up to it is not shown', () => {
  expect(pricedLines(givenDraw(), givenOrder()).map(({ key, money }) => [key, money.amount])).toEqual([
    ['1', 26_663],
    ['2', 830],
    ['allRisk', 3_900],
    ['employeeIns', 1_500],
  ]);
  expect(pricedLines(givenDraw({ units: 2, priceBeforeSubsidy: kroner(65_786) }), givenOrder())).toEqual([]);
});
