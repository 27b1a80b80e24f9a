import { kroner } from '../../testing/given-shop.ts';
import { drawMonths } from './draw-months.ts';

test('73: a paused month stands between its neighbours, and a credit is money back', () => {
  const draw = { effectDate: '2027-01-20', amount: kroner(22_893), units: 1, isCredit: false };
  const months = drawMonths({
    draws: [
      { ...draw, period: '2027-01', status: 'SENT' },
      { ...draw, period: '2027-03', status: 'PLANNED' },
      { ...draw, period: '2027-04', status: 'PLANNED', isCredit: true },
    ],
    pausedMonths: [{ period: '2027-02', reason: 'Unpaid leave' }],
  });
  expect(months.map(({ period, state }) => [period, state])).toEqual([
    ['2027-01', 'sent'],
    ['2027-02', 'paused'],
    ['2027-03', 'planned'],
    ['2027-04', 'credited'],
  ]);
});
