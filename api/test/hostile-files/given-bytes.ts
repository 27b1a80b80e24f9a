/** `isRepeat`: another file shows the same kind, so it is uploaded in the long form only. */
export type HostileFile = { name: string; make: () => Buffer | Promise<Buffer>; isRepeat?: boolean };

/** A series of one kind, of which every `step`-th file is uploaded in each run and the others in the long form. */
export const series = (step: number, files: readonly HostileFile[]): HostileFile[] =>
  files.map((file, index) => ({ ...file, isRepeat: index % step !== 0 }));

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
