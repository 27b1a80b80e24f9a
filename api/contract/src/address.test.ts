import * as v from 'valibot';
import { Email, toAddress } from './address.ts';

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code).filter(
  (code) => code < 0xd800 || code > 0xdfff,
);

describe('the one spelling of an address', () => {
  test.each([
    ['  Mette.Krag@Nordlys.example \n', 'mette.krag@nordlys.example'],
    ['a+b@sub.xn--rdgrd-vuad.example', 'a+b@sub.xn--rdgrd-vuad.example'],
    ["o'neil@firma.dk", "o'neil@firma.dk"],
    ['helle@blåbærgrød.example', 'helle@xn--blbrgrd-fxak7p.example'],
    ['Helle@BLÅBÆRGRØD.Example', 'helle@xn--blbrgrd-fxak7p.example'],
    ['a@bla\u030Abr.example', 'a@xn--blbr-roa.example'],
    ['a@straße.example', 'a@xn--strae-oqa.example'],
  ])('%j is %s', (text, spelled) => expect(toAddress(text)).toBe(spelled));

  test.each([
    '',
    'a',
    '@b.dk',
    'a@',
    'a@b',
    'a@b.',
    'a@.dk',
    'a@-b.dk',
    'a@b-.dk',
    'a b@c.dk',
    'a@b c.dk',
    'a..b@c.dk',
    '.a@c.dk',
    'a.@c.dk',
    'a@b@c.dk',
    'a@10.0.0.1',
    'a@[10.0.0.1]',
    '"a b"@c.dk',
    'ærø@firma.dk',
    'peder@v\u0130ndebro.example',
    '\u212Aarl@firma.dk',
    'karl@\u212Arølle.dk',
    'a@\uff46irma.dk',
    'a@blå bær.dk',
    'a@å/b.dk',
    'a@b:å.dk',
    'a@firma\u3002dk',
    'a\u00ad@firma.dk',
    'a@firma.dk\u200b',
    'Bo <bo@firma.dk>',
    'bo@firma.dk,eve@evil.dk',
    'bo@firma.dk\r\nBcc: eve@evil.dk',
    `${'a'.repeat(65)}@firma.dk`,
    `a@${'b'.repeat(64)}.dk`,
  ])('%j is none', (text) => expect(toAddress(text)).toBeUndefined());

  test('no character outside ASCII is taken for one inside, wherever it stands', () => {
    const beyond = everyCharacter.filter((code) => code > 127).map((code) => String.fromCodePoint(code));
    const before = beyond.filter((character) =>
      [`${character}@firma.dk`, `a${character}@firma.dk`, `${character}a@firma.dk`].some(toAddress),
    );
    expect(before).toEqual([]);
    // In a domain it is a letter of its own, written in punycode, or none.
    const inDomain = beyond.flatMap((character) => toAddress(`a@firm${character}.dk`) ?? []);
    expect(inDomain.filter((spelled) => !spelled.startsWith('a@xn--'))).toEqual([]);
    expect(inDomain).toContain('a@xn--firm-toa.dk');
  });

  test('of ASCII only capital letters change', () => {
    const changed = everyCharacter
      .filter((code) => code < 128)
      .filter((code) => {
        const character = String.fromCharCode(code);
        const spelled = toAddress(`a${character}b@firma.dk`);
        return spelled !== undefined && spelled !== `a${character}b@firma.dk`;
      });
    expect(String.fromCharCode(...changed)).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  test('the schema names what is wrong', () => {
    const keyOf = (value: unknown) => v.safeParse(Email, value).issues?.[0]?.message;
    expect([keyOf(undefined), keyOf(' '), keyOf('bo@firma'), keyOf('bø@firma.dk'), keyOf(' Bo@Firma.dk ')]).toEqual([
      'required',
      'required',
      'invalid-email',
      'email-name-not-ascii',
      undefined,
    ]);
    expect(v.parse(Email, ' Bo@Firma.dk ')).toBe('bo@firma.dk');
  });
});
