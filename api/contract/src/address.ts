import * as v from 'valibot';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** The one spelling of an address; the database has the same pattern (`is_address`). */
const address = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);

/** Capital letters of ASCII alone: `toLowerCase` also makes an ASCII k of the Kelvin sign. */
const lowerAscii = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));

/** A letter beyond ASCII that stays one when it is small and in its plain form: no Kelvin sign, no wide letter. */
const isOwnLetter = (character: string): boolean => {
  const small = character.toLowerCase();
  return (
    /^\p{L}$/u.test(character) &&
    !/\p{DI}/u.test(character) &&
    !/[\0-\x7f]/.test(small) &&
    small.normalize('NFKC') === small
  );
};

/** `blåbær.example` in punycode; undefined for a domain with anything but letters, digits, hyphens and dots. */
function asciiDomain(domain: string): string | undefined {
  if (/^[\0-\x7f]*$/.test(domain)) return domain;
  const isLetter = (character: string) => /[a-z0-9.-]/.test(character) || isOwnLetter(character);
  // An accent may stand behind its letter, and becomes part of it.
  const composed = domain.normalize('NFC');
  if (![...domain].every((one) => isLetter(one) || /\p{Mn}/u.test(one)) || ![...composed].every(isLetter))
    return undefined;
  const link = `http://${composed}`;
  return URL.canParse(link) ? new URL(link).hostname : undefined;
}

/**
 * An e-mail address in its one spelling: trimmed, ASCII, lower case, an international domain in punycode. Undefined for
 * anything else, so that no letter outside ASCII is ever taken for one inside (SECURITY T14). Server, import and
 * database compare addresses in this spelling only.
 */
export function toAddress(text: string): string | undefined {
  const spelled = lowerAscii(text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''));
  const [local = '', written = '', ...more] = spelled.split('@');
  const domain = asciiDomain(written);
  if (domain === undefined || more.length > 0) return undefined;
  const one = `${local}@${domain}`;
  const isOne = one.length <= 254 && local.length <= 64 && address.test(one) && !/\.[0-9]+$/.test(domain);
  return isOne ? one : undefined;
}

/** True for an address that is none only because of letters like ø before its @, which no mail server must take. */
const hasForeignName = (text: string): boolean => {
  const [name = '', domain = ''] = text.trim().split('@');
  return /[^\0-\x7f]/.test(name) && toAddress(`a@${domain}`) !== undefined;
};

/** An address that must be given. */
export const Email = v.pipe(
  v.string('required'),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (value.trim() === '') {
      addIssue({ message: 'required' });
      return NEVER;
    }
    const spelled = toAddress(value);
    if (spelled !== undefined) return spelled;
    addIssue({ message: hasForeignName(value) ? 'email-name-not-ascii' : 'invalid-email' });
    return NEVER;
  }),
);
