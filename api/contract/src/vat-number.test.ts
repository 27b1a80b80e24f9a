import { checkVatNumber, hasCvrCheckDigit } from './vat-number.ts';

test('a CVR has 8 digits; failing modulus 11 warns and does not refuse (DECISIONS 17)', () => {
  expect(hasCvrCheckDigit('10150817')).toBe(true);
  expect(checkVatNumber('10150817', 'DK')).toEqual({ number: '10150817', error: null, warning: null });
  expect(checkVatNumber('12345678', 'DK')).toEqual({ number: '12345678', error: null, warning: 'check-digit' });
});

test.each(['1234567', '123456789', '1234567A', '', 'DK'])('%j is no CVR', (text) => {
  expect(checkVatNumber(text, 'DK').error).toBe('invalid-vat-number');
});

test('is read as people write it', () => {
  expect(checkVatNumber('DK 12 34 56 78', 'DK').number).toBe('12345678');
  expect(checkVatNumber('dk-10150817', 'DK')).toMatchObject({ number: '10150817', error: null });
});

test('Swedish, Norwegian and other numbers have their own shapes and no check digit here', () => {
  expect(checkVatNumber('556123-4567', 'SE')).toEqual({ number: '5561234567', error: null, warning: null });
  expect(checkVatNumber('SE556123456701', 'SE').error).toBeNull();
  expect(checkVatNumber('NO 974 760 673 MVA', 'NO')).toMatchObject({ number: '974760673', error: null });
  expect(checkVatNumber('12345678', 'NO').error).toBe('invalid-foreign-vat-number');
  expect(checkVatNumber('DE123456789', 'DE')).toMatchObject({ number: '123456789', error: null });
  expect(checkVatNumber('1;2', 'DE').error).toBe('invalid-foreign-vat-number');
});
