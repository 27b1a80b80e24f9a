import { defaultLocale, locales, type Locale } from './constants.ts';

/** What is known of the language of a person, the nearest first; `''` and null say nothing. */
export type KnownLanguages = {
  /** chosen by the person, in the own login */
  own?: Locale | null | undefined;
  /** stated by the organisation for this person: in the form or the staff file of an employee, or of a login */
  stated?: Locale | '' | null | undefined;
  /** of the company or supplier that the person belongs to */
  organisation?: Locale | null | undefined;
  /** what the browser asks for, in its order: `navigator.languages` or an `Accept-Language` header as a list */
  browser?: readonly string[] | undefined;
};

/**
 * The language in which a person is written to and reads pages before a login: the own choice, else the
 * organisation's, else the browser's, else English (SPEC 9). The database says the same by `person_language`.
 */
export const personLanguage = ({ own, stated, organisation, browser = [] }: KnownLanguages): Locale =>
  own || stated || organisation || browserLanguage(browser) || defaultLocale;

/** The first language of a browser that the portal speaks: `da`, `da-DK` and `en-GB` are understood. */
const browserLanguage = (tags: readonly string[]): Locale | undefined =>
  tags
    .map((tag) => tag.trim().toLowerCase().slice(0, 2))
    .map((tongue) => locales.find((locale) => locale.startsWith(tongue) && tongue.length === 2))
    .find((locale) => locale !== undefined);

/** The languages of an `Accept-Language` header, the most wanted first; what is refused by `q=0` is left out. */
export const acceptedLanguages = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag);
