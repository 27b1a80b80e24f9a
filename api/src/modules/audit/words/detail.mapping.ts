import { isAuditField, kindOf } from './field-kinds.mapping.ts';
import { fieldWords, countWords } from './field-words.mapping.ts';
import { valueText, type Reading } from './value-text.mapping.ts';
import { valueWords } from './value-words.mapping.ts';

/** What a line says beside its sentence, in words of the reader's language. */
export type Detail = {
  changes: { field: string; before: string; after: string }[];
  facts: { field: string; value: string }[];
  followed: string[];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  isObject(value) && 'before' in value && 'after' in value;

/** Fields that changed, old and new: `{ price: { before, after } }`, or whole rows or states in `from` and `to`. */
function changesIn(detail: Readonly<Record<string, unknown>>): [string, unknown, unknown][] {
  const { from, to } = detail;
  const whole: [string, unknown, unknown][] =
    isObject(from) && isObject(to)
      ? Object.keys(to).flatMap((name): [string, unknown, unknown][] =>
          from[name] === to[name] ? [] : [[name, from[name], to[name]]],
        )
      : typeof from === 'string' && typeof to === 'string'
        ? [['to', from, to]]
        : [];
  const single = Object.entries(detail).flatMap(([name, value]): [string, unknown, unknown][] =>
    isChange(value) ? [[name, value.before, value.after]] : [],
  );
  return [...whole, ...single].filter(([name]) => kindOf(name) !== 'hidden');
}

const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== false && !isChange(value);

/** A line's `detail` in words. What only programs read is left out, and so is what has no word. */
export function detailOf(detail: Readonly<Record<string, unknown>>, reading: Reading): Detail {
  const { i18n } = reading;
  const words: Readonly<Record<string, string>> = fieldWords(i18n);
  const counted: Readonly<Record<string, (count: number) => string>> = countWords(i18n);
  const found = changesIn(detail);
  const told = new Set(found.map(([name]) => name));
  const changes = found.map(([name, before, after]) => ({
    field: words[name] ?? i18n.t('Another field'),
    before: valueText(name, before, reading),
    after: valueText(name, after, reading),
  }));
  const facts: Detail['facts'] = [];
  const amounts: Detail['facts'] = [];
  const followed: string[] = [];
  for (const [name, value] of Object.entries(detail)) {
    if (!isAuditField(name) || told.has(name) || !isSaid(value) || name === 'currency') continue;
    const kind = kindOf(name);
    if (kind === 'count') followed.push(counted[name]?.(sizeOf(value)) ?? '');
    else if (kind !== 'hidden' && !(name === 'to' && isObject(value)))
      (kind === 'money' || kind === 'share' ? amounts : facts).push({
        field: words[name] ?? '',
        value: valueText(name, value, reading),
      });
  }
  facts.push(...ratesIn(detail.rates, reading));
  const also = namesIn(detail.fields, told, words);
  if (also !== '') facts.push({ field: i18n.t('Changed'), value: also });
  // Amounts and rates say most of a line, so they stand first.
  return { changes, facts: [...amounts, ...facts], followed };
}

/** The rates of a tax table by their names, each in percent or money. */
function ratesIn(rates: unknown, reading: Reading): Detail['facts'] {
  if (!isObject(rates)) return [];
  const words = valueWords(reading.i18n);
  return Object.entries(rates).flatMap(([code, rate]) => {
    if (!isObject(rate)) return [];
    const { basisPoints, amount, currency } = rate;
    const value =
      typeof basisPoints === 'number'
        ? valueText('basisPoints', basisPoints, reading)
        : valueText('amount', amount, { ...reading, currency: typeof currency === 'string' ? currency : null });
    return [{ field: words[code] ?? reading.i18n.t('Another field'), value }];
  });
}

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value) || 0);

/** The names of fields whose values are not kept, because a person typed them. */
function namesIn(fields: unknown, told: ReadonlySet<string>, words: Readonly<Record<string, string>>): string {
  if (!Array.isArray(fields)) return '';
  const names = fields.map(String).filter((name) => !told.has(name));
  return [...new Set(names.flatMap((name) => words[name] ?? []))].join(', ');
}
