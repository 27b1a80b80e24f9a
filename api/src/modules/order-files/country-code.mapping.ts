const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** Country names in the languages that addresses here are written in, lower case → ISO code. */
function countryNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of ['en', 'da', 'sv', 'nb', 'de']) {
    const nameOf = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = nameOf.of(code);
      if (name) names.set(name.toLowerCase(), code);
    }
  }
  return names;
}
let known: Map<string, string> | undefined;

/** `DK`, `dk`, `Denmark`, `Danmark` → `DK`; undefined for a text that names no country. */
export function countryCode(text: string): string | undefined {
  const written = text.trim();
  if (/^[A-Z]{2}$/i.test(written)) return written.toUpperCase();
  known ??= countryNames();
  return known.get(written.toLowerCase());
}
