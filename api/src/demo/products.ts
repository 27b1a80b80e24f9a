/** Prices in øre ex VAT, retail in øre incl. VAT. Names and makers are invented. */
export type DemoProduct = {
  name: string;
  category: DemoCategory;
  sku: string;
  price: number;
  retail: number;
  allRisk?: number;
  employeeIns?: number;
  featured?: boolean;
  /** the SKU of the product that this is a variant of */
  group?: string;
  description: string;
  attributes: Record<string, string>;
};
export type DemoCategory = 'Mobile' | 'PC' | 'Furniture' | 'Bikes' | 'Fitness';
export type DemoAccessory = {
  name: string;
  sku: string;
  price: number;
  retail: number;
  mandatory?: boolean;
  featured?: boolean;
  for?: string;
};

const makerOf = (name: string) => name.split(' ', 1).join('');
const phone = (
  name: string,
  sku: string,
  price: number,
  retail: number,
  storage: string,
  screen: string,
  colour: string,
  featured = false,
): DemoProduct => ({
  name,
  sku,
  category: 'Mobile',
  price,
  retail,
  allRisk: 3_900,
  employeeIns: 1_500,
  featured,
  description: `A phone with two SIMs and seven years of updates. ${storage}, 5G and WiFi 6E.`,
  attributes: {
    model: name,
    capacity: storage,
    screenSize: screen,
    colour,
    network: '5G',
    dualSim: 'Yes',
    wifi: 'WiFi 6E',
    brand: makerOf(name),
  },
});
const computer = (
  name: string,
  sku: string,
  price: number,
  retail: number,
  [screenSize, memory, capacity]: readonly [screenSize: string, memory: string, capacity: string],
  featured = false,
): DemoProduct => ({
  name,
  sku,
  category: 'PC',
  price,
  retail,
  allRisk: 5_900,
  employeeIns: 2_500,
  featured,
  description: `A quiet computer for work and home. ${[screenSize, memory, capacity].filter(Boolean).join(', ')}.`,
  attributes: {
    model: name,
    os: 'Linux',
    screenSize,
    ...(memory ? { Memory: memory } : {}),
    capacity,
    brand: makerOf(name),
  },
});

/** What TeleGros offers. */
export const electronics: DemoProduct[] = [
  phone('Skær One 5G', 'SKR-ONE-256', 639_920, 799_900, '256 GB', '6.4"', 'Fjord', true),
  phone('Skær One 5G Plus', 'SKR-ONEP-512', 799_920, 999_900, '512 GB', '6.8"', 'Sand'),
  phone('Skær Mini', 'SKR-MINI-128', 289_512, 361_900, '128 GB', '5.9"', 'Graphite', true),
  phone('Skær Note', 'SKR-NOTE-256', 559_920, 699_900, '256 GB', '6.9"', 'Moss'),
  phone('Holm 12', 'HLM-12-128', 319_920, 399_900, '128 GB', '6.1"', 'Snow'),
  phone('Holm 12 Pro', 'HLM-12P-256', 479_920, 599_900, '256 GB', '6.3"', 'Ink'),
  phone('Holm 12 Pro, sand', 'HLM-12P-256-S', 483_920, 604_900, '256 GB', '6.3"', 'Sand'),
  phone('Holm 12 Pro, 512 GB', 'HLM-12P-512', 559_920, 699_900, '512 GB', '6.3"', 'Ink'),
  phone('Holm Fold', 'HLM-FOLD-512', 1_199_920, 1_499_900, '512 GB', '7.6"', 'Ink'),
  phone('Tern 5', 'TRN-5-128', 199_920, 249_900, '128 GB', '6.5"', 'Blue'),
  computer('Nordlys Book 14', 'NLB-14', 960_000, 1_200_000, ['14"', '16 GB', '512 GB'], true),
  computer('Nordlys Book 16', 'NLB-16', 1_280_000, 1_600_000, ['16"', '32 GB', '1000 GB']),
  computer('Nordlys Air 13', 'NLA-13', 799_900, 999_900, ['13"', '16 GB', '256 GB']),
  computer('Tavle 11 with pen', 'TVL-11', 399_920, 499_900, ['11"', '', '256 GB']),
].map((product) => (product.sku.startsWith('HLM-12P') ? { ...product, group: 'HLM-12P-256' } : product));

export const electronicsAccessories: DemoAccessory[] = [
  { name: 'Leather cover', sku: 'CVR-LTH', price: 19_920, retail: 24_900, featured: true },
  { name: 'Charger 30 W', sku: 'CHG-30', price: 16_608, retail: 20_760 },
  { name: 'Screen protection', sku: 'SCR-PRO', price: 11_920, retail: 14_900 },
  { name: 'Stille over-ear', sku: 'STL-OE', price: 139_992, retail: 174_990 },
  { name: 'Dock with two screens', sku: 'DCK-2', price: 151_920, retail: 189_900, for: 'NLB-14' },
];

const cityBike = (
  name: string,
  sku: string,
  price: number,
  capacity: string,
  colour: string,
  featured = false,
): DemoProduct => ({
  name,
  sku,
  category: 'Bikes',
  price,
  retail: (price * 5) / 4,
  featured,
  group: 'STR-CE-400',
  description: 'An e-bike for the city with a basket and lights.',
  attributes: { model: 'City E', weight: '23 kg', colour, capacity },
});

/** What Hjulager offers: bikes, furniture, fitness. */
export const homeAndBikes: DemoProduct[] = [
  cityBike('Strand City E, 400 Wh', 'STR-CE-400', 1_600_000, '400 Wh', 'Sea', true),
  cityBike('Strand City E, ink', 'STR-CE-400-I', 1_604_000, '400 Wh', 'Ink'),
  cityBike('Strand City E, sand', 'STR-CE-400-S', 1_604_000, '400 Wh', 'Sand'),
  cityBike('Strand City E, 500 Wh', 'STR-CE-500', 1_756_000, '500 Wh', 'Sea'),
  {
    name: 'Strand Trail',
    sku: 'STR-TR',
    category: 'Bikes',
    price: 1_120_000,
    retail: 1_400_000,
    description: 'A light bike for gravel and forest.',
    attributes: { model: 'Trail', weight: '11 kg', colour: 'Rust' },
  },
  {
    name: 'Bord 160, oak',
    sku: 'BRD-160',
    category: 'Furniture',
    price: 480_000,
    retail: 600_000,
    featured: true,
    description: 'A desk that rises at the touch of a button.',
    attributes: { width: '160 cm', colour: 'Oak' },
  },
  {
    name: 'Læn task chair',
    sku: 'LAN-TC',
    category: 'Furniture',
    price: 360_000,
    retail: 450_000,
    description: 'A chair that follows the back.',
    attributes: { colour: 'Black' },
  },
  {
    name: 'Trin rowing machine',
    sku: 'TRN-ROW',
    category: 'Fitness',
    price: 560_000,
    retail: 700_000,
    description: 'Folds upright against the wall.',
    attributes: { weight: '28 kg' },
  },
];

export const bikeAccessories: DemoAccessory[] = [
  { name: 'Lock, approved', sku: 'LCK-A', price: 47_920, retail: 59_900, mandatory: true, for: 'STR-CE-400' },
  { name: 'Helmet', sku: 'HLM', price: 39_920, retail: 49_900 },
  { name: 'Pannier', sku: 'PAN', price: 31_920, retail: 39_900 },
];
