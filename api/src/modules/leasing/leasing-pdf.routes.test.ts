import { themePresets } from '@portal/contract/theme';
import sharp from 'sharp';
import { givenAdmin, givenCompany, givenSupplier, type GivenCompany, type Person } from '../../../test/given.ts';
import { wordsOf } from '../../../test/pdf-words.ts';
import { apiSuite } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
let nordlys: GivenCompany;
let admin: Person;
let agreementId: string;

beforeAll(async () => {
  nordlys = await givenCompany(t, { name: 'Nordlys A/S' });
  admin = await givenAdmin(t);
  const { id } = await withSystem(t.services.pool, (db) =>
    db
      .insertInto('leasing_agreements')
      .values({
        company_id: nordlys.id,
        name: 'Phones 2027',
        period: 24,
        draw_freq: 'QUARTERLY',
        leasing_start: '2027-01-01',
        leasing_end: '2028-12-31',
        currency: 'DKK',
        product_sum: 639_920,
        accessory_sum: 0,
        total_leasing_value: 639_920,
        total_salary_draw: 399_912,
        created_at: t.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  agreementId = id;
});

const pdfOf = async (at = '/company', { token }: Person = nordlys) => {
  const { status, raw } = await t.call('GET', `${at}/leasing/${agreementId}/pdf`, { token });
  expect(status).toBe(200);
  return raw;
};
const hasPicture = (pdf: Buffer) => pdf.includes('/Subtype /Image');
const update = (sql: string, values: unknown[]) => t.database.owner.query(sql, values);
const givenLogo = async (name: string, alpha: number) => {
  const background = { r: 255, g: 255, b: 255, alpha };
  const png = await sharp({ create: { width: 900, height: 300, channels: 4, background } })
    .png()
    .toBuffer();
  await t.services.files.write(`branding/${name}.png`, png);
};

test('a company without a logo has its agreement with the lines for the signatures', async () => {
  const pdf = await pdfOf();
  expect(wordsOf(pdf)).toContain('SignaturesCompanyNordlys A/SNamePlaceDateSignature');
  expect(hasPicture(pdf)).toBe(false);
});

test('the own logo is on it while there is a reseller; one that cannot be shown is left out', async () => {
  await givenLogo('aa44', 0.5);
  await givenLogo('bb44', 1);
  await update('insert into brandings (company_id, theme, logo) values ($1, $2, $3)', [
    nordlys.id,
    JSON.stringify(themePresets[1].theme),
    '/api/brand/aa44.png',
  ]);
  expect(hasPicture(await pdfOf())).toBe(false);

  const reseller = await givenSupplier(t, { isReseller: true });
  await update('insert into brandings (supplier_id, logo) values ($1, $2)', [reseller.id, '/api/brand/aa44.png']);
  await update('update companies set supplier_id = $1 where id = $2', [reseller.id, nordlys.id]);
  expect(hasPicture(await pdfOf())).toBe(true);
  expect(hasPicture(await pdfOf(`/admin/companies/${nordlys.id}`, admin))).toBe(true);
  const show = async (logo: string | null) => {
    await update('update brandings set logo = $1 where company_id = $2', [logo, nordlys.id]);
    return hasPicture(await pdfOf());
  };
  expect(await show('/api/brand/bb44.png')).toBe(true);
  for (const logo of ['/api/brand/gone.png', '/api/brand/aa44.svg', null]) expect(await show(logo)).toBe(false);
});
