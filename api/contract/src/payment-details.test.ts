import { cardLinkFor, dueOn, instructionOf, isIban, offeredKinds, type PaymentDetails } from './payment-details.ts';

const details: PaymentDetails = {
  currency: 'DKK',
  bank: 'Nordbank',
  account: '1234 567',
  iban: '',
  bic: '',
  cardLink: 'https://pay.example/{reference}?sum={amount}&in={currency}&again={amount}',
  version: 1,
};
const paying = { amount: { amount: 621_868, currency: 'DKK' }, reference: 'A/1 2' };

test('a card link says amount, currency and reference, each encoded', () => {
  expect(cardLinkFor(details.cardLink, paying)).toBe('https://pay.example/A%2F1%202?sum=6218.68&in=DKK&again=6218.68');
});

test('what is empty is not offered', () => {
  expect(offeredKinds(undefined)).toEqual([]);
  expect(offeredKinds(details)).toEqual(['CARD', 'INVOICE']);
  expect(offeredKinds({ ...details, account: '' })).toEqual(['CARD']);
  expect(offeredKinds({ ...details, account: '', iban: 'DK5000400440116243', cardLink: '' })).toEqual(['INVOICE']);
  expect(instructionOf({ ...details, cardLink: '' }, 'CARD', paying)).toEqual({ account: null, link: null });
  expect(instructionOf(details, 'FINAL_SALARY_NET', paying)).toEqual({ account: null, link: null });
});

test('due 14 days after the acceptance', () => {
  expect(dueOn('2027-10-20')).toBe('2027-11-03');
});

test.each([
  ['DK5000400440116243', true],
  ['SE4550000000058398257466', true],
  ['NO9386011117947', true],
  ['DK5100400440116243', false],
  ['DK50', false],
])('IBAN %s: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected);
});
