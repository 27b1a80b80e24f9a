import type { AttributeDefinition } from './attributes.ts';

type Reading = Pick<AttributeDefinition, 'kind' | 'unit' | 'choices'>;

const yes = /^(1|true|yes|y|ja|j|x|sand|sant|✓|✔)$/i;
const no = /^(0|false|no|n|nej|nei|falsk|falskt|-)$/i;

/** How often a unit holds the one behind it: `1 TB` is 1,000 GB. */
const conversions: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  tb: ['GB', 1_000],
  mb: ['GB', 0.001],
  g: ['kg', 0.001],
  gram: ['kg', 0.001],
  kilo: ['kg', 1],
  mm: ['cm', 0.1],
  m: ['cm', 100],
};
const inch = /^("|”|″|''|in|inch|inches|tommer|tum|zoll)\.?$/i;

/** A number as people write it; `1.299` and `1,299` are thousands, `0.187` is not. */
function numberOf(written: string): number {
  const bare = written.replace(/\s/g, '');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const [whole, decimals] = last < 0 ? [bare, ''] : [bare.slice(0, last), bare.slice(last + 1)];
  const isThousands = decimals.length === 3 && /^-?[1-9]\d{0,2}([.,]\d{3})*$/.test(whole);
  return Number(isThousands ? bare.replace(/[.,]/g, '') : `${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
}

/** `6.1"`, `64 GB`, `12`: how a number with its unit is kept. */
function withUnit(value: number, unit: string): string {
  const digits = String(Number(value.toFixed(6)));
  return unit === '' ? digits : unit === '"' ? `${digits}"` : `${digits} ${unit}`;
}

function readNumber(text: string, unit: string): string | undefined {
  const [, written = '', named = ''] = /^(-?\d[\d\s.,]*)\s*(\D{0,12})$/.exec(text) ?? [];
  if (written === '' || /[.,]$/.test(written.trim())) return undefined;
  const value = numberOf(written);
  const word = named.trim();
  if (!Number.isFinite(value)) return undefined;
  if (word === '' || word.toLowerCase() === unit.toLowerCase() || (unit === '"' && inch.test(word)))
    return withUnit(value, unit);
  const [to, times] = conversions[word.toLowerCase()] ?? [];
  return to?.toLowerCase() === unit.toLowerCase() && times ? withUnit(value * times, unit) : undefined;
}

/**
 * A value in the one spelling in which its kind is kept: `64GB` is `64 GB`, `6,1 tommer` is `6.1"`, `Ja` is `Yes`, a
 * choice as the definition writes it. Undefined when it is none of its kind; empty stays empty.
 */
export function readAttribute({ kind, unit, choices }: Reading, given: string): string | undefined {
  const text = given.trim();
  if (text === '' || kind === 'TEXT') return text;
  if (kind === 'NUMBER') return readNumber(text, unit);
  if (kind === 'YES_NO') return yes.test(text) ? 'Yes' : no.test(text) ? 'No' : undefined;
  return choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
}

/** The number that a kept value begins with, for an order of values; undefined for a text. */
export function leadingNumber(value: string): number | undefined {
  const [digits] = /^-?\d+(\.\d+)?/.exec(value) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
