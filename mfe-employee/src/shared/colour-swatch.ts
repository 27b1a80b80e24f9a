/** Words of colours in suppliers' files, in both languages and as makers call theirs, by the colour that they mean. */
const words: Readonly<Record<string, string>> = {
  black: 'black sort ink blæk midnight',
  dimgray: 'graphite grafit anthracite antracit',
  gray: 'grey gray grå',
  silver: 'silver sølv',
  whitesmoke: 'white hvid snow sne',
  tan: 'sand beige oak eg',
  sienna: 'brown brun',
  peru: 'rust bronze',
  goldenrod: 'gold guld',
  firebrick: 'red rød',
  darkorange: 'orange',
  gold: 'yellow gul',
  seagreen: 'green grøn',
  darkolivegreen: 'moss mos olive oliven',
  teal: 'sea hav teal',
  steelblue: 'blue blå fjord',
  midnightblue: 'navy marine',
  rebeccapurple: 'purple lilla violet',
  pink: 'pink lyserød rose',
};
const byWord = new Map(
  Object.entries(words).flatMap(([colour, named]) => named.split(' ').map((word) => [word, colour])),
);

/** The colour that a name begins or ends with (`Sea`, `Midnight black`); undefined where it says none that is known. */
export function colourOf(name: string): string | undefined {
  const parts = name.toLowerCase().split(/[\s/-]+/);
  return byWord.get(parts.at(-1) ?? '') ?? byWord.get(parts[0] ?? '');
}
