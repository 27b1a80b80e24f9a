import type { Locale } from '@portal/contract/constants';
import { isDay, type Day } from '@portal/contract/days';
import { dateLocale } from './format.ts';

/** `dec`, `december`, `dec.` → 12, in the page's language or in English. */
function monthNamed(word: string, locale: Locale): number | undefined {
  const start = word.toLowerCase();
  for (const language of [dateLocale(locale), 'en-GB']) {
    const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const name = names.format(Date.UTC(2026, month - 1)).toLowerCase();
      if (name.startsWith(start)) return month;
    }
  }
  return undefined;
}

const written = /^(\d{1,2})[.\s/-]+(\d{1,2}|\p{L}{3,})[.,\s/-]+(\d{4})$/u;
const digits = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * A day as people type or paste it: `2026-12-01`, `1/12/2026`, `1.12.2026`, `01122026`, `1. dec. 2026`. Day before
 * month, as the portal writes it in both languages; undefined for what is no day.
 */
export function readDay(text: string, locale: Locale): Day | undefined {
  const typed = text.trim();
  if (isDay(typed)) return typed;
  const [, day = '', named = '', year = ''] = digits.exec(typed) ?? written.exec(typed) ?? [];
  const month = /^\d/.test(named) ? Number(named) : named && monthNamed(named, locale);
  const found = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}
