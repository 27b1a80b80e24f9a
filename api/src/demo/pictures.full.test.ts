import { apiSuite } from '../../test/test-app.ts';
import { withSystem } from '../db/tenant.ts';
import { cleanPicture } from '../files/clean-picture.ts';
import { makeBaseWorld } from './base-world.ts';
import { addPictures, drawPictures } from './pictures.ts';

const t = apiSuite();

test('the demo world has pictures, and a drawing is still refused afterwards', async () => {
  const drawn = await drawPictures(t.services.files);
  await withSystem(t.services.pool, async (db) => {
    await makeBaseWorld(db, t.clock.now());
    await addPictures(db, drawn);
  });
  const { rows } = await t.database.owner.query<{ sku: string; pictures: number }>(
    `select p.sku, count(*)::int as pictures from product_pictures w join products p on p.id = w.product_id
      group by p.sku order by count(*) desc, p.sku`,
  );
  expect(rows).toHaveLength(20);
  expect(rows[0]).toEqual({ sku: 'SKR-ONE-256', pictures: 3 });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await expect(cleanPicture(drawing)).rejects.toMatchObject({ key: 'file-type-not-allowed' });
});
