/** Words and signs that more than one currency has, or that are no code. */
const shared: Readonly<Record<string, readonly string[]>> = {
  KR: ['DKK', 'SEK', 'NOK', 'ISK'],
  KRONER: ['DKK', 'NOK'],
  KRONOR: ['SEK'],
  EURO: ['EUR'],
  '€': ['EUR'],
  '£': ['GBP'],
  SR: ['SAR'],
  $: ['USD', 'CAD', 'AUD', 'NZD'],
};
const codes = new Set(Intl.supportedValuesOf('currency'));

/**
 * Whether a written price can be in that currency: `1234.00 DKK`, `DKK 1.234,50`, `99 kr.` and `99` can be Danish,
 * `USD 10` cannot. `unknown` when a word beside the number is no currency: `from 99`.
 */
export function writtenCurrency(text: string, currency: string): 'same' | 'other' | 'unknown' {
  const words = text.toUpperCase().match(/\p{L}+|\p{Sc}/gu) ?? [];
  // `1E+05` is a number that a spreadsheet shortened.
  const named = /^\s*[\d.,]+E\+\d+\s*$/i.test(text) ? [] : words;
  for (const word of named) {
    const meant = shared[word] ?? (codes.has(word) ? [word] : undefined);
    if (!meant) return 'unknown';
    if (!meant.includes(currency)) return 'other';
  }
  return 'same';
}
