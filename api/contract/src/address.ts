import * as v from 'valibot';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** The one spelling of an address; the database has the same pattern (`is_address`). */
const address = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);

/** Capital letters of ASCII alone: `toLowerCase` also makes an ASCII k of the Kelvin sign. */
const lowerAscii = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));

/**
 * An e-mail address in its one spelling: trimmed, ASCII, lower case, an international domain in punycode. Undefined for
 * anything else, so that no letter outside ASCII is ever taken for one inside (SECURITY T14). Server, import and
 * database compare addresses in this spelling only.
 */
export function toAddress(text: string): string | undefined {
  const spelled = lowerAscii(text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''));
  const [local = '', domain = ''] = spelled.split('@');
  const isOne = spelled.length <= 254 && local.length <= 64 && address.test(spelled) && !/\.[0-9]+$/.test(domain);
  return isOne ? spelled : undefined;
}

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
    addIssue({ message: 'invalid-email' });
    return NEVER;
  }),
);
