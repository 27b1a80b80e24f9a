import { divideHalfUp } from '@portal/contract/money';

export type DecimalMark = ',' | '.';

const spaces = /[\s\u00a0\u2009\u202f'’]/g;
/** `kr.`, `DKK`, `SR`, `€`: one short word or sign before and after the number. A `/` or a second word is no price. */
const wordBefore = /^(?:\p{L}{1,4}\.?|\p{Lu}{0,2}\p{Sc})(?=[\s\d.,+-])\s*/u;
const wordAfter = /\s*(?:\p{L}{1,4}\.?|\p{Lu}{0,2}\p{Sc})$/u;
const shape = /^([+-]?)(\d*(?:[.,]\d+)*)([.,]?)$/;

/** `1,5E+05`, as a spreadsheet saves a number that is wider than its column. */
const scientific = /^([+-]?)(\d)(?:[.,](\d{1,14}))?E\+(\d{2})$/i;

/** True for `1,5E+05`: of a number that identifies something, digits may be lost. */
export function isScientific(text: string): boolean {
  return scientific.test(text.trim());
}

/** The same number written out, when it is a whole one. */
function writtenOut(text: string): string {
  const [, sign = '', first = '', decimals = '', power = ''] = scientific.exec(text.trim()) ?? [];
  return first === '' || Number(power) < decimals.length
    ? text
    : `${sign}${first}${decimals.padEnd(Number(power), '0')}`;
}

type Bare = { negative: boolean; body: string };

/** The digits and marks of a text, without currency words, spaces and sign; undefined when it is no number. */
function bareNumber(text: string): Bare | undefined {
  const trimmed = writtenOut(text)
    .trim()
    .replace(/^\((.*)\)$/, '-$1');
  const unworded = trimmed.replace(wordBefore, '').replace(wordAfter, '');
  // `1.234,-` and `99:-` are how Scandinavians write whole amounts.
  const plain = unworded
    .replace(/[,.:]\s*[-–]+$/, '')
    .replace(spaces, '')
    .replace('−', '-')
    .replace(/^(.*\d)-$/, '-$1');
  const match = shape.exec(plain);
  if (!match || !/\d/.test(plain)) return undefined;
  return { negative: match[1] === '-', body: match[2] ?? '' };
}

/** The mark that must be the decimal one, whatever the column says: `1.234,50`, `0,5`, `12.3456`. */
function certainMark(body: string): DecimalMark | 'none' | 'either' {
  const marks = body.replace(/\d/g, '');
  if (marks === '') return 'none';
  const last = marks.at(-1) === ',' ? ',' : '.';
  if (marks.includes(',') && marks.includes('.')) return last;
  if (marks.length > 1) return 'none';
  const [whole = '', decimals = ''] = body.split(last);
  const couldBeThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return couldBeThousands ? 'either' : last;
}

/** Thousands must stand in groups of three: `1.23.4` is a date or a version, not a number. */
function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(whole);
}

/**
 * The decimal mark of a column, from the values that leave no doubt; undefined when none does. `1.234` says nothing,
 * `1.234,5` and `12,50` do.
 */
export function detectDecimal(samples: Iterable<string>): DecimalMark | undefined {
  const votes = { ',': 0, '.': 0 };
  for (const sample of samples) {
    const bare = bareNumber(sample);
    const mark = bare ? certainMark(bare.body) : 'none';
    if (mark === ',' || mark === '.') votes[mark] += 1;
  }
  if (votes[','] === votes['.']) return undefined;
  return votes[','] > votes['.'] ? ',' : '.';
}

/**
 * A number as people write it, in minor units (hundredths; `scale` gives other decimals), rounded half up. `hint` is
 * the column's decimal mark and settles `1.234`; without it that is a thousand. Undefined when the text is no number
 * (`No old price`) or leaves the exact range.
 */
export function parseDecimal(text: string, hint?: DecimalMark, scale = 2): number | undefined {
  const bare = bareNumber(text);
  if (!bare) return undefined;
  const certain = certainMark(bare.body);
  const mark = certain === 'either' ? hint : certain;
  const found = mark === ',' || mark === '.' ? bare.body.lastIndexOf(mark) : -1;
  const at = found < 0 ? bare.body.length : found;
  const whole = bare.body.slice(0, at);
  if (!isGrouped(whole)) return undefined;
  const digits = whole.replace(/\D/g, '');
  const decimals = bare.body.slice(at + 1);
  // One place more than wanted decides: half up looks at no later digit.
  const kept = decimals.slice(0, scale + 1).padEnd(scale + 1, '0');
  if (digits.length > 13) return undefined;
  const amount = divideHalfUp(Number(`${digits}${kept}`), 10);
  return bare.negative ? 0 - amount : amount;
}
