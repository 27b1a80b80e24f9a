export type HostileFile = { name: string; make: () => Buffer | Promise<Buffer> };

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
