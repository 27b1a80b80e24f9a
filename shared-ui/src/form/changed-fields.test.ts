import { changedFields, isUnchanged } from './changed-fields.ts';

const original = {
  name: 'Mobile 2027',
  endDate: '2026-11-30',
  employees: ['a', 'b'],
  address: { city: 'Odense', zipCode: '5000' },
  note: null as string | null,
};

test('nothing changed means nothing to send', () => {
  const change = changedFields(original, {
    ...original,
    employees: ['a', 'b'],
    address: { zipCode: '5000', city: 'Odense' },
  });
  expect(change).toEqual({});
  expect(isUnchanged(change)).toBe(true);
});

test('only what differs is sent, a changed list whole', () => {
  expect(changedFields(original, { ...original, name: 'Mobile', employees: ['a', 'b', 'c'] })).toEqual({
    name: 'Mobile',
    employees: ['a', 'b', 'c'],
  });
});

test('a nested change sends its top-level field, an emptied one null', () => {
  expect(changedFields(original, { ...original, address: { city: 'Aarhus', zipCode: '8000' }, note: '' })).toEqual({
    address: { city: 'Aarhus', zipCode: '8000' },
    note: '',
  });
  expect(changedFields({ ...original, note: 'x' }, original)).toEqual({ note: null });
});

test('a shorter list differs', () => {
  expect(changedFields(original, { ...original, employees: ['a'] })).toEqual({ employees: ['a'] });
});
