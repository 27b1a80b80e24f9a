const yes = new Set(['1', 'true', 'yes', 'y', 'ja', 'j', 'x', 'on', 'sand', 'sant', 'sann', '✓', '✔']);
const no = new Set(['0', 'false', 'no', 'n', 'nej', 'nei', 'off', 'falsk', 'falskt', 'usann', '-']);

/** Yes or no as Danish, Swedish, Norwegian and English files write it; undefined when empty or something else. */
export function parseBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
