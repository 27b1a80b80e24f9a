import type { Locale } from '@portal/contract/constants';

/**
 * A number as people type it, in hundredths: `1.234,50`, `1234.5` and `1 234,50` are all 123450. The language decides
 * only what is ambiguous (`1.234` is a thousand in Danish, and 1,234 in English).
 *
 * @returns undefined for an empty text, NaN for what is no number with at most two decimals
 */
export function parseHundredths(text: string, locale: Locale): number | undefined {
  const compact = text
    .replace(/[\s\u00a0']/g, '')
    .replace(/^(?:kr\.?|[A-Z]{3})(?=\d)|(?<=\d)(?:kr\.?|[A-Z]{3}|%)$/g, '');
  if (compact === '') return undefined;
  const decimal = decimalOf(compact, locale);
  const [whole = '', fraction = '', ...rest] = decimal ? compact.split(decimal) : [compact];
  const grouped =
    decimal === ','
      ? whole.replaceAll('.', '')
      : decimal === '.'
        ? whole.replaceAll(',', '')
        : whole.replace(/[.,]/g, '');
  if (rest.length > 0 || !/^\d{1,13}$/.test(grouped) || !/^\d{0,2}$/.test(fraction)) return Number.NaN;
  return Number(grouped) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The separator before the decimals, if there are any. */
function decimalOf(text: string, locale: Locale): ',' | '.' | undefined {
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
  if (comma < 0 && dot < 0) return undefined;
  const [mark, other] = comma >= 0 ? ([',', 'en-us'] as const) : (['.', 'da-dk'] as const);
  const isGrouping = locale === other && new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`).test(text);
  return isGrouping ? undefined : mark;
}
