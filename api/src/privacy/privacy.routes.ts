import { exportOwnData, exportPerson, previewErasure } from '@portal/contract/privacy';
import type { Router } from '../http/route.ts';
import { sendFile } from '../http/send-file.ts';
import { previewErasureOf } from './erasure.ts';
import { asArchive, personalData } from './personal-data.ts';

const fileName = 'personal-data.zip';

/** What a person may ask about the own data, and the company for them (RULES 5). */
export function privacyRoutes(router: Router): void {
  router.route(exportPerson, async ({ params, scope, session, tenant, reply }) => {
    const data = await tenant((db) => personalData(db, scope, params.employeeId));
    return sendFile(reply, fileName, asArchive(data, session.language));
  });

  router.route(exportOwnData, async ({ scope, session, tenant, reply }) => {
    const data = await tenant((db) => personalData(db, scope, scope.employeeId));
    return sendFile(reply, fileName, asArchive(data, session.language));
  });

  router.route(previewErasure, ({ params, scope, today, tenant }) =>
    tenant((db) => previewErasureOf(db, scope, params.employeeId, today)),
  );
}
