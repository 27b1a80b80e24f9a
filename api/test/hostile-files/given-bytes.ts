/** `isRepeat`: another file shows the same sort, so it is uploaded in the full run only. */
export type HostileFile = { name: string; make: () => Buffer | Promise<Buffer>; isRepeat?: boolean };

/** Files of one sort, of which the first one or few are uploaded in each run and the others in the full run. */
export const series = (shown: number, files: readonly HostileFile[]): HostileFile[] =>
  files.map((file, index) => ({ ...file, isRepeat: index >= shown }));

/** Bytes without a meaning, the same in every run. */
export const random = (length: number, seed: number) => {
  const bytes = Buffer.alloc(length);
  for (let at = 0, state = seed; at < length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = state >> 16;
  }
  return bytes;
};

/** A text as UTF-16 with its mark. */
export const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
