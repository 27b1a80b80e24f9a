const firstNames = [
  'Mads',
  'Søren',
  'Åse',
  'Clara',
  'Anton',
  'Ida',
  'Mikkel',
  'Sofie',
  'Rasmus',
  'Nanna',
  'Oliver',
  'Laura',
  'Emil',
  'Karla',
  'Jonas',
  'Freja',
  'Bjørn',
  'Mette',
  'Lærke',
  'Jørgen',
  'Signe',
  'Viggo',
  'Astrid',
  'Aksel',
  'Gry',
  'Frederik',
  'Maja',
  'Malthe',
  'Liv',
  'Ærik',
];
const lastNames = [
  'Winther',
  'Bach',
  'Thorsen',
  'Juhl',
  'Lund',
  'Vester',
  'Krog',
  'Friis',
  'Skov',
  'Dam',
  'Bruun',
  'Holm',
  'Nørgaard',
  'Østergaard',
  'Kjær',
  'Søgaard',
  'Ågesen',
  'Bækgaard',
  'Møller',
  'Lindhøj',
  'Damsgård',
  'Fæster',
  'Hviid',
  'Ravn',
];
const departments = ['Salg', 'Økonomi', 'Produktion', 'IT-drift', 'Lager', 'Kundeservice', 'Ledelse'];
const towns = [
  ['1609', 'København V'],
  ['8000', 'Aarhus C'],
  ['5000', 'Odense C'],
  ['9000', 'Aalborg'],
  ['6700', 'Esbjerg'],
  ['4000', 'Roskilde'],
  ['3700', 'Rønne'],
  ['6400', 'Sønderborg'],
] as const;
const streets = ['Havnegade', 'Nørregade', 'Søndergade', 'Ærøvej', 'Østre Allé', 'Birkevej', 'Åboulevarden'];

/** The list, again from the start when it ends. */
function walked<T>(list: readonly T[], step: number): T {
  const found = list[step % list.length];
  if (found === undefined) throw new RangeError('an empty list');
  return found;
}

export type DemoPerson = {
  employNo: string;
  name: string;
  email: string;
  department: string;
  phone: string;
  address: string;
  zip: string;
  city: string;
};

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };
const ascii = (text: string) => text.toLowerCase().replace(/[æøå]/g, (letter) => letters[letter] ?? letter);

/** `count` invented people of one company, the same on every machine: the lists are walked, nothing is random. */
export function demoPeople(domain: string, from: number, count: number): DemoPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const position = from + index;
    const first = walked(firstNames, position);
    const last = walked(lastNames, position * 7 + Math.floor(position / firstNames.length));
    const [zip, city] = walked(towns, position * 3);
    return {
      employNo: String(1_100 + index),
      name: `${first} ${last}`,
      email: `${ascii(first)}.${ascii(last)}.${1_100 + index}@${domain}`,
      department: walked(departments, position * 5),
      phone: `+45 ${20_000_000 + position * 137}`,
      address: `${streets[position % streets.length]} ${1 + ((position * 11) % 90)}`,
      zip,
      city,
    };
  });
}
