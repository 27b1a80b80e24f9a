import { exampleOf } from './example.ts';
import { phoneOffer } from './given-subscriptions.ts';

const offered = {
  periods: [12, 24],
  defaultMonths: null,
  allRisk: true,
  employeeIns: true,
  grossDraw: true,
  netDraw: false,
};

test('the example is E1 to the øre, with the longest term and all insurances', () => {
  expect(exampleOf(phoneOffer, offered, 120_000)).toEqual({
    months: 24,
    isInsured: true,
    currency: 'DKK',
    before: 32_893,
    subsidy: 10_000,
    grossDraw: 22_893,
    netDraw: 0,
    draw: 22_893,
    effect: { rate: 4_205, notPaidInTax: 9_627, notices: 13_266, taxOnBenefit: 12_265 },
    company: { month: 10_000, term: 240_000 },
  });
});

test('without insurances they are not in the price', () => {
  expect(exampleOf(phoneOffer, { ...offered, allRisk: false, employeeIns: true }, 0)).toMatchObject({
    before: 27_493,
    subsidy: 0,
    draw: 27_493,
  });
});

test('a net draw has VAT and no tax that is not paid', () => {
  const example = exampleOf(phoneOffer, { ...offered, grossDraw: false, netDraw: true }, 0);
  expect(example.grossDraw).toBe(0);
  expect(example.netDraw).toBeGreaterThan(example.before - 1);
  expect(example.effect?.notPaidInTax).toBe(0);
});

test.each([Number.NaN, -5, 1.5])('a subsidy that cannot be read yet (%d) counts as none', (subsidy) => {
  expect(exampleOf(phoneOffer, offered, subsidy).subsidy).toBe(0);
});
