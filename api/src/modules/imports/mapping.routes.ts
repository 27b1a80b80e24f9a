import * as contract from '@portal/contract/import-mappings';
import { recordAudit } from '../../access/audit.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import {
  getMapping,
  insertMapping,
  listMappings,
  removeMapping,
  renameMapping,
  toMappingFile,
} from './mappings.queries.ts';

export function mappingRoutes(router: Router): void {
  const entity = 'import_mapping';
  router.route(contract.listMappings, ({ scope, tenant }) => tenant((db) => listMappings(db, scope)));
  router.route(contract.uploadMapping, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const saved = await insertMapping(db, scope, body, now);
      const detail = { name: saved.name };
      await recordAudit(db, { now, scope, requestId }, 'import-mapping.created', [entity, saved.id], detail);
      return saved;
    }),
  );
  router.route(contract.renameMapping, ({ params, body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const saved = await renameMapping(db, scope, params.mappingId, body);
      const detail = { name: saved.name };
      await recordAudit(db, { now, scope, requestId }, 'import-mapping.changed', [entity, saved.id], detail);
      return saved;
    }),
  );
  router.route(contract.removeMapping, ({ params: { mappingId: id }, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const detail = await removeMapping(db, scope, id);
      await recordAudit(db, { now, scope, requestId }, 'import-mapping.removed', [entity, id], detail);
      return { id };
    }),
  );
  router.route(contract.downloadMapping, async ({ params, scope, tenant, reply }) => {
    const file = toMappingFile(await tenant((db) => getMapping(db, scope, params.mappingId)));
    return sendFile(
      reply,
      `${file.name.replace(/\.\w+$/, '')}.json`,
      Buffer.from(`${JSON.stringify(file, null, 2)}\n`),
    );
  });
}
