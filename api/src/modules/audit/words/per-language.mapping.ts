import type { I18n } from '@lingui/core';

/** A table of words, made once for each language: a file of the log asks for it for every line. */
export function perLanguage<Table>(make: (i18n: I18n) => Table): (i18n: I18n) => Table {
  const made = new Map<I18n, Table>();
  return (i18n) => {
    const known = made.get(i18n) ?? make(i18n);
    made.set(i18n, known);
    return known;
  };
}
