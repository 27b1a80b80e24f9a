import { columnFaults, fillDown, pastedColumn } from './serial-column.ts';

test('a pasted column is split into its lines, whatever the line end and the neighbours', () => {
  expect(pastedColumn('356938035643809\r\n A1 \tblue\nB2\n\n')).toEqual(['356938035643809', 'A1', 'B2']);
});

test('a column fills the rows below; what is above stays, what does not fit is dropped', () => {
  expect(fillDown(['a', 'b', 'c'], 1, ['x', 'y', 'z'])).toEqual(['a', 'x', 'y']);
});

test('duplicates and wrong check digits are named while typing; empty rows are not', () => {
  const values = ['', '356938035643809', '35-693803-564380-9', '356938035643808', 'SN 1', 'SN\n2'];
  expect(columnFaults(values, [101, 102, 103, 104, 105, 106])).toEqual([
    null,
    { key: 'serial-number-already-used', of: '103' },
    { key: 'serial-number-already-used', of: '102' },
    { key: 'invalid-serial-number', of: '9' },
    null,
    { key: 'invalid-serial-number', of: undefined },
  ]);
});
