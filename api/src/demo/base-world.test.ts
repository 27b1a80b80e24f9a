import { checkVatNumber } from '@portal/contract/vat-number';
import { apiSuite } from '../../test/test-app.ts';
import { withSystem } from '../db/tenant.ts';
import { makeBaseWorld } from './base-world.ts';

const t = apiSuite();

test('no company of the demo world shows the warning about its VAT number', async () => {
  await withSystem(t.services.pool, (db) => makeBaseWorld(db, t.clock.now()));
  const { rows } = await t.database.owner.query<{ vat_no: string; country: string }>(
    'select vat_no, country from companies order by company_name',
  );
  expect(rows).toHaveLength(3);
  expect(rows.map(({ vat_no, country }) => checkVatNumber(vat_no, country))).toEqual(
    rows.map(({ vat_no }) => ({ number: vat_no, error: null, warning: null })),
  );
});
