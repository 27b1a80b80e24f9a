/** What a picture is, as its first bytes say; its name and the browser's word do not count (SECURITY T9). */
export type ImageKind = 'png' | 'jpg' | 'ico' | 'svg';

const starts = (bytes: Buffer, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);

/** The kind of a picture, or undefined for anything that is none of the four. */
export function imageKindOf(bytes: Buffer): ImageKind | undefined {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(bytes, 0x00, 0x00, 0x01, 0x00)) return 'ico';
  // A byte order mark, white space, a declaration and comments may stand before the root.
  const head = bytes.subarray(0, 4_096).toString('latin1');
  return /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*\?>\s*)?(<!--[^]*?-->\s*)*<(svg|[\w-]+:svg|!DOCTYPE\s+svg)[\s>]/i.test(head)
    ? 'svg'
    : undefined;
}
