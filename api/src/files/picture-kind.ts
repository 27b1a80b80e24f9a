export type PictureKind = 'png' | 'jpg' | 'webp' | 'avif';

const isText = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text;

/** The kind of a photo as its first bytes say; its name and the sender's word do not count (SECURITY T9). */
export function pictureKindOf(bytes: Buffer): PictureKind | undefined {
  if (isText(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (isText(bytes, 0, '\xff\xd8\xff')) return 'jpg';
  if (isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP')) return 'webp';
  // The brands of AVIF stand in the first box: the main one, or one of those that it is compatible with.
  const box = bytes.length >= 16 && isText(bytes, 4, 'ftyp') ? Math.min(bytes.readUInt32BE(0), 256) : 0;
  for (let at = 8; at + 4 <= box; at += 4) if (isText(bytes, at, 'avif')) return 'avif';
  return undefined;
}
