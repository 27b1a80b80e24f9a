import { columnFaults, fillDown, pastedColumn } from './serial-column.ts';

test('a pasted column is split into its lines, whatever the line end and the neighbours', () => {
  expect(pastedColumn('356938035643809\r\n A1 \tblue\nB2\n\n')).toEqual(['356938035643809', 'A1', 'B2']);
});

test('a column fills the rows below; what is above stays, what does not fit is dropped', () => {
  expect(fillDown(['a', 'b', 'c'], 1, ['x', 'y', 'z'])).toEqual(['a', 'x', 'y']);
});

test('duplicates and wrong check digits are named while typing; empty rows are not', () => {
  expect(columnFaults(['', '356938035643809', '35-693803-564380-9', '356938035643808', 'SN 1'])).toEqual([
    null,
    'serial-number-already-used',
    'serial-number-already-used',
    'invalid-serial-number',
    null,
  ]);
});
