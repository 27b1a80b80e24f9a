import { salaryParts } from './salary-parts.ts';

test('the parts of example E1 add up to the price before subsidy', () => {
  expect(salaryParts({ before: 32_893, subsidy: 10_000, net: 13_266 })).toEqual({
    you: 13_266,
    tax: 9_627,
    subsidy: 10_000,
  });
});

test('a benefit that is taxed more than it saves fills the bar (example E5)', () => {
  expect(salaryParts({ before: 40_000, subsidy: 0, net: 41_685 })).toEqual({ you: 41_685, tax: 0, subsidy: 0 });
});

test('a phone whose whole draw is subsidised shows the tax that is paid all the same', () => {
  expect(salaryParts({ before: 8_300, subsidy: 8_300, net: 12_265 })).toEqual({ you: 12_265, tax: 0, subsidy: 8_300 });
});
