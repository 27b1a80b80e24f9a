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
    const taken = everyCharacter
      .filter((code) => code > 127)
      .filter((code) => {
        const character = String.fromCodePoint(code);
        return [
          `${character}@firma.dk`,
          `a${character}@firma.dk`,
          `a@${character}irma.dk`,
          `a@firma${character}dk`,
          `a@firma.d${character}`,
          `a@firma.dk${character}`,
          `${character}a@firma.dk`,
        ].some((text) => toAddress(text) !== undefined);
      });
    expect(taken).toEqual([]);
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
      'invalid-email',
      undefined,
    ]);
    expect(v.parse(Email, ' Bo@Firma.dk ')).toBe('bo@firma.dk');
  });
});
