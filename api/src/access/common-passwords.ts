/**
 * Words that people decorate with a capital, a year and an exclamation mark to satisfy the rule of groups. What is
 * common and has no decoration already fails that rule (SPEC 5).
 */
const words = new Set(
  `
password passwort adgangskode kodeord hemmelig secret letmein welcome velkommen login admin administrator root user
guest test testing demo default changeme change temp temporary master access system server computer internet
qwerty qwertyuiop qwertz asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwer qaz abc abcd abcde abcdef abcdefg abcdefgh
iloveyou loveyou love sunshine princess prinsesse monkey dragon football fodbold baseball basketball hockey soccer
superman batman spiderman pokemon starwars starwar matrix naruto ninja shadow hunter killer trustno trustnoone
michael jennifer jordan michelle charlie thomas daniel jessica andrew joshua matthew robert william anders mette
lars peter soren søren jens hans anna maria nikolaj mikkel frederik christian camilla louise
summer sommer winter vinter spring foraar forår autumn efteraar efterår january januar february februar march marts
april may maj june juni july juli august september october oktober november december
monday mandag tuesday tirsdag wednesday onsdag thursday torsdag friday fredag saturday lørdag sunday søndag
denmark danmark copenhagen kobenhavn københavn aarhus århus odense aalborg sweden sverige norway norge europe
company firma virksomhed benefit benefits portal employee medarbejder salary løn loen business office kontor
cheese coffee kaffe banana apple orange chocolate computer samsung iphone google facebook microsoft windows android
hello goddag hej hejsa hejhej whatever nothing money penge flower blomst freedom frihed family familie
`
    .trim()
    .split(/\s+/),
);

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Lower case, and letters where digits and signs stand for them: `P@ssw0rd` is `password`. */
export function plainOf(text: string): string {
  return Array.from(text.toLowerCase(), (sign) => lookalikes[sign] ?? sign).join('');
}

/** True for a common word in disguise: `P@ssw0rd1`, `Sommer2026!`, `Qwerty123`. */
export function isCommonPassword(password: string): boolean {
  const bare = password
    .toLowerCase()
    .replace(/^[^\p{L}@$]+/u, '')
    .replace(/[^\p{L}@$]+$/u, '');
  const plain = plainOf(bare);
  return words.has(bare) || words.has(plain) || words.has(plain.replace(/[^\p{L}]/gu, ''));
}

/**
 * True when the password holds the word, in disguise too. Three letters count only as a word of their own: "Ida" is not
 * in "Friday-lamp-7".
 *
 * @param word as `plainOf` gives it
 */
export function hasDecoratedWord(password: string, word: string): boolean {
  const [lower, plain] = [password.toLowerCase(), plainOf(password)];
  const joined = plain.replace(/[^\p{L}\p{N}]/gu, '');
  if (Array.from(word).length > 3) return [lower, plain, joined].some((text) => text.includes(word));
  return [lower, plain].some((text) => text.split(/[^\p{L}]+/u).includes(word));
}
