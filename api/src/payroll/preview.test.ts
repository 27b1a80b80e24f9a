import { previewBytes, previewOf } from './preview.ts';

test('each encoding is read as it was written; a byte order mark is no text', () => {
  const read = (bytes: number[], encoding: Parameters<typeof previewOf>[2]) =>
    previewOf('a.txt', Buffer.from(bytes), encoding);
  expect(read([0xe6, 0x80], 'WIN1252').text).toBe('æ€');
  expect(read([0xe6], 'ISO88591').text).toBe('æ');
  expect(read([0xef, 0xbb, 0xbf, 0xc3, 0xa6], 'UTF8BOM')).toMatchObject({ text: 'æ', hex: 'efbbbfc3a6' });
});

test('of a long file only whole lines and the first bytes are shown', () => {
  const line = 'Søren;1042;100,00\r\n';
  const bytes = Buffer.from(line.repeat(2_000), 'latin1');
  const { text, hex, isWhole } = previewOf('a.csv', bytes, 'WIN1252');
  expect(isWhole).toBe(false);
  expect(text).toBe(line.repeat(Math.floor(previewBytes / line.length)));
  expect(hex).toHaveLength(1_024);
});
