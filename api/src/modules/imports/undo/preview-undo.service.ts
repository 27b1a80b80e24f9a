import type { UndoPreview } from '@portal/contract/import-view';
import type { Pool } from 'pg';
import { withBulk } from '../../../db/bulk.ts';
import type { Identity } from '../../../db/identity.ts';
import type { ImportRecord } from '../import-record.queries.ts';
import { markEmployees } from './undo-employees.service.ts';
import { markProducts } from './undo-products.service.ts';

/** How many an undo would take back and how many stay, as they stand now; nothing is changed. */
export const previewUndo = (pool: Pool, identity: Identity, record: ImportRecord): Promise<UndoPreview> =>
  withBulk(pool, identity, async (client) => {
    await client.query('set local enable_nestloop = off');
    await (record.kind === 'EMPLOYEES'
      ? markEmployees(client, record.id, record.companyId)
      : markProducts(client, record));
    const { rows } = await client.query<UndoPreview>(`select
      (select count(*)::int from undo_added where reason is null) as removed,
      (select count(*)::int from undo_changed where reason is null) as restored,
      (select count(*)::int from undo_added where reason is not null)
        + (select count(*)::int from undo_changed where reason is not null) as kept`);
    return rows[0] ?? { removed: 0, restored: 0, kept: 0 };
  });
