/**
 * A line of the schema's dump, to be compared with that of another database: an upgraded one has its columns in the
 * order in which they came, and may keep rows that a newer check refuses.
 */
export const withoutOrder = (line: string): string =>
  (line.startsWith('grant ') ? line.replace(/[(),]/g, '').split(' ').sort().join(' ') : line)
    .replace(/,$/, '')
    .replace(' NOT VALID', '');
