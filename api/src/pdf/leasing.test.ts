import type { LeasingAgreement } from '@portal/contract/leasing-agreements';
import sharp from 'sharp';
import { wordsOf } from '../../test/pdf-words.ts';
import { renderLeasing } from './leasing.ts';

const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const order = {
  orderId: 'o',
  orderNumber: 10_001,
  companyId: 'c',
  employeeId: 'e',
  employeeName: 'Anna Holm',
  product: 'Holm 12',
  accessoryCount: 0,
  productPrice: dkk(639_920),
  accessoryPrice: dkk(0),
  drawPerMonth: dkk(16_663),
};
const agreement: LeasingAgreement = {
  id: 'a',
  name: 'Phones 2027',
  period: 24,
  drawFreq: 'quarterly',
  leasingStart: '2027-01-01',
  leasingEnd: '2028-12-31',
  partner: 'Nordisk Leasing',
  contractId: 'NL-1',
  orders: 1,
  totalSalaryDraw: dkk(399_912),
  totalLeasingValue: dkk(639_920),
  note: '',
  companyName: 'Nordlys A/S',
  productSum: dkk(639_920),
  accessorySum: dkk(0),
  monthlyDraw: dkk(16_663),
  schedule: Array.from({ length: 8 }, (_, k) => ({ k, from: '2027-01-01', units: 3, amount: dkk(49_989) })),
  selectedOrders: [order],
  createdAt: '2026-12-20T09:00:00.000Z',
  createdBy: 'Mette Krag',
};

test('an agreement has lines for both signatures and numbered pages, in the reader’s language', async () => {
  const english = wordsOf(await renderLeasing({ ...agreement, schedule: [], selectedOrders: [] }, 'en-us'));
  expect(english).toContain(
    'SignaturesCompanyNordlys A/SNamePlaceDateSignatureLeasing partnerNordisk LeasingNamePlaceDateSignature',
  );
  const danish = wordsOf(await renderLeasing({ ...agreement, schedule: [], selectedOrders: [] }, 'da-dk'));
  expect(danish).toContain(
    'UnderskrifterVirksomhedNordlys A/SNavnStedDatoUnderskriftLeasingpartnerNordisk LeasingNavnStedDatoUnderskrift',
  );
  const pdf = await renderLeasing({ ...agreement, selectedOrders: Array.from({ length: 120 }, () => order) }, 'da-dk');
  const pages = pagesOf(pdf);
  expect(pages).toBeGreaterThan(3);
  for (let page = 1; page <= pages; page += 1) expect(wordsOf(pdf)).toContain(`Side ${page} af ${pages}`);
});

test('long names of both parties are wrapped, never cut', async () => {
  const long = (word: string) => `${word} `.repeat(200).slice(0, 119).trimEnd();
  const names = { name: 'N'.repeat(120), companyName: long('Nordlys'), partner: 'P'.repeat(120) };
  const pdf = await renderLeasing(
    { ...agreement, ...names, selectedOrders: Array.from({ length: 120 }, () => order) },
    'en-us',
  );
  const words = wordsOf(pdf).replaceAll(' ', '');
  const pages = pagesOf(pdf);
  const timesOf = (text: string) => words.split(text.replaceAll(' ', '')).length - 1;
  // Title, foot of each page; facts, signature, foot of each page; facts, signature.
  expect([timesOf(names.name), timesOf(names.companyName), timesOf(names.partner)]).toEqual([1 + pages, 2 + pages, 2]);
});

test('a logo is a picture with the name of the company; without one the page begins with its title', async () => {
  const logo = await sharp({ create: { width: 300, height: 80, channels: 3, background: '#0F6B5C' } })
    .png()
    .toBuffer();
  const pdf = await renderLeasing(agreement, 'en-us', logo);
  const source = pdf.toString('latin1');
  expect(source).toMatch(/\/S \/Figure/);
  expect(source).toContain('/Alt (Nordlys A/S)');
  expect(source).toContain('/Subtype /Image');
  expect(wordsOf(pdf)).toMatch(/^Leasing agreement: Phones 2027/);
  expect((await renderLeasing(agreement, 'en-us', logo)).equals(pdf)).toBe(true);

  const plain = await renderLeasing(agreement, 'en-us');
  expect(plain.toString('latin1')).not.toMatch(/\/S \/Figure|\/Subtype \/Image/);
  expect(wordsOf(plain)).toBe(wordsOf(pdf));
});
