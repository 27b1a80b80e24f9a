import {
  listEmployeeLeftOutMonths,
  listLeftOutMonths,
  pauseDraw as pauseEndpoint,
  previewDrawPause,
  previewPutBack,
  putBackDraw as putBackEndpoint,
} from '@portal/contract/draw-pauses';
import { listDrawsByOrder } from '@portal/contract/draws-by-order';
import { createSalaryFile, previewSalaryFile } from '@portal/contract/manual-salary-files';
import { previewOtherLayout } from '@portal/contract/other-salary-layout';
import { getSalaryCalendar, makeWithoutMissing as withoutMissingEndpoint } from '@portal/contract/salary-calendar';
import { listEmployeeDraws, listFileDraws, listSubscriptionDraws } from '@portal/contract/salary-draws';
import { getFileDifference } from '@portal/contract/salary-file-difference';
import { previewFileText, previewRunText } from '@portal/contract/salary-file-preview';
import {
  approveSalaryFile,
  discardSalaryFile,
  downloadControlList,
  downloadSalaryFile,
  getSalaryFile,
  listSalaryFiles,
  sendSalaryFile,
} from '@portal/contract/salary-files';
import { getSalaryRun, listRunDraws, resumeSalaryRun, stopSalaryRun } from '@portal/contract/salary-runs';
import { assertOwnEmployee } from '../../access/own-employee.ts';
import { identityOf } from '../../access/session.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { makePdf } from '../../pdf/make-pdf.ts';
import { writeCsv } from '../../tabular/write-csv.ts';
import { writeXlsx } from '../../tabular/write-xlsx.ts';
import { actorOf } from '../order-events/index.ts';
import { salaryCalendar } from './draws/calendar.queries.ts';
import * as byOrder from './draws/draws-by-order.queries.ts';
import { asTable } from './draws/draws-table.mapping.ts';
import * as draws from './draws/draws.queries.ts';
import { pauseDraw, previewPause } from './draws/pause.service.ts';
import { previewReturn, putBackDraw } from './draws/put-back.service.ts';
import { makeWithoutMissing } from './make/automatic-file.service.ts';
import { fileDifference } from './make/difference.queries.ts';
import { listEmployeeLeftOut, listLeftOut } from './make/left-out.queries.ts';
import { createManualFile, previewManualFile } from './make/manual-files.service.ts';
import { inOtherLayout, previewOther } from './make/other-layout.service.ts';
import { payrollSettings } from './payroll-settings.queries.ts';
import { runText } from './run/run-text.service.ts';
import { runDraws, salaryRun } from './run/show-run.service.ts';
import { resumeRun, stopRun } from './run/stop.service.ts';
import * as files from './salary-files.queries.ts';
import * as approval from './send/approve.service.ts';
import { controlListName, controlListOf } from './send/control-list.queries.ts';
import { previewFile } from './send/preview.service.ts';
import * as sending from './send/send.service.ts';

/** The company's salary files: list, make by hand, approve, send, download (RULES 2.4, section 4). */
export function companySalaryFileRoutes({ route, list }: Router): void {
  list(listSalaryFiles, ({ query, scope, tenant }) => tenant((db) => files.listSalaryFiles(db, scope, query)));
  route(getSalaryCalendar, ({ scope, now, today, tenant }) =>
    tenant((db) => salaryCalendar(db, scope, { now, today })),
  );
  route(getSalaryRun, ({ params, scope, now, tenant }) => tenant((db) => salaryRun(db, scope, { ...params, now })));
  list(listRunDraws, ({ params, query, scope, now, tenant }) =>
    tenant((db) => runDraws(db, scope, { ...params, now }, query)),
  );
  route(previewRunText, ({ params, scope, now, tenant }) => tenant((db) => runText(db, scope, { ...params, now })));
  route(stopSalaryRun, ({ params, scope, now, tenant }) => tenant((db) => stopRun(db, scope, { ...params, now })));
  route(resumeSalaryRun, ({ params, scope, now, tenant }) => tenant((db) => resumeRun(db, scope, { ...params, now })));
  route(getSalaryFile, ({ params, scope, tenant }) =>
    tenant((db) => files.getSalaryFile(db, scope, params.salaryFileId)),
  );
  route(previewFileText, ({ params, scope, services, tenant }) =>
    tenant((db) => previewFile(db, services, scope, params.salaryFileId)),
  );
  route(getFileDifference, ({ params, scope, tenant }) =>
    tenant((db) => fileDifference(db, scope, params.salaryFileId)),
  );
  list(listFileDraws, ({ params, query, scope, tenant }) =>
    tenant(async (db) => {
      await files.getSalaryFile(db, scope, params.salaryFileId);
      return draws.listFileDraws(db, scope, params.salaryFileId, query);
    }),
  );
  list(listSubscriptionDraws, ({ params, query, scope, tenant }) =>
    tenant((db) => draws.listSubscriptionDraws(db, scope, params.subscriptionId, query)),
  );
  list(listDrawsByOrder, ({ params, query, scope, tenant }) =>
    tenant(async (db) => {
      await draws.assertOwnSubscription(db, scope, params.subscriptionId);
      return byOrder.listDrawsByOrder(db, scope, params.subscriptionId, query);
    }),
  );
  route(previewDrawPause, ({ params, scope, tenant }) => tenant((db) => previewPause(db, scope, params)));
  route(pauseEndpoint, ({ params, body, scope, session, now, services: { config }, thenNotify }) =>
    thenNotify('deliver-mail', (db) =>
      pauseDraw(db, scope, { ...params, ...body }, { actor: actorOf(session), now, publicUrl: config.publicUrl }),
    ),
  );
  route(listLeftOutMonths, ({ params, scope, today, tenant }) =>
    tenant((db) => listLeftOut(db, scope, params.subscriptionId, today)),
  );
  route(listEmployeeDraws, ({ params: { employeeId }, scope, tenant }) =>
    tenant(async (db) => {
      await assertOwnEmployee(db, scope, employeeId);
      return draws.listEmployeeDraws(db, scope, employeeId);
    }),
  );
  route(listEmployeeLeftOutMonths, ({ params: { employeeId }, scope, today, tenant }) =>
    tenant(async (db) => {
      await assertOwnEmployee(db, scope, employeeId);
      return listEmployeeLeftOut(db, scope, employeeId, today);
    }),
  );
  route(previewPutBack, ({ params, scope, today, tenant }) => tenant((db) => previewReturn(db, scope, params, today)));
  route(putBackEndpoint, ({ params, body, scope, session, now, today, services: { config }, thenNotify }) =>
    thenNotify('deliver-mail', (db) =>
      putBackDraw(
        db,
        scope,
        { ...params, ...body },
        { actor: actorOf(session), now, today, publicUrl: config.publicUrl },
      ),
    ),
  );
  route(previewSalaryFile, ({ body, scope, now, today, tenant }) =>
    tenant((db) => previewManualFile(db, scope, body, { now, today })),
  );
  route(createSalaryFile, ({ body, scope, now, today, services, thenNotify }) =>
    thenNotify('deliver-mail', (db) => createManualFile(db, services, scope, body, { now, today })),
  );
  route(withoutMissingEndpoint, ({ body, scope, now, services, thenNotify }) =>
    thenNotify('deliver-mail', (db) => makeWithoutMissing(db, services, scope, { ...body, now })),
  );
  route(approveSalaryFile, ({ params, body, scope, now, services, thenNotify }) =>
    thenNotify('deliver-mail', (db) =>
      approval.approveSalaryFile(db, scope, params.salaryFileId, body.seen, { now, services }),
    ),
  );
  route(discardSalaryFile, ({ params, scope, now, tenant }) =>
    tenant((db) => approval.discardSalaryFile(db, scope, params.salaryFileId, now)),
  );
  route(sendSalaryFile, ({ params, body, scope, now, requestId, services, thenNotify }) =>
    thenNotify('deliver-mail', (db) =>
      sending.sendSalaryFile(db, scope, params.salaryFileId, body.seen, { now, repetition: requestId, services }),
    ),
  );
  route(previewOtherLayout, ({ params, query, scope, now, tenant }) =>
    tenant((db) => previewOther(db, scope, { ...params, ...query }, now)),
  );
  route(downloadControlList, async ({ params, scope, session, reply, tenant }) => {
    const { list, company } = await tenant(async (db) => ({
      list: await controlListOf(db, scope, params.salaryFileId),
      company: (await payrollSettings(db, scope)).context.companyName,
    }));
    const pdf = await makePdf('controlList', list, company, session.language);
    return sendFile(reply, controlListName(list.file.fileName), pdf);
  });
  route(downloadSalaryFile, async ({ params, query, scope, session, services, now, reply, tenant }) => {
    const { salarySystemId } = query;
    // What is taken for payroll makes the file final, so a layout that cannot hold it takes nothing (DECISIONS 36).
    if (salarySystemId !== undefined || query.format === 'original') {
      const taken = await withTenant(services.pool, identityOf(session), async (db) => {
        const file = await files.takeSalaryFile(db, scope, params.salaryFileId, now);
        return salarySystemId ? inOtherLayout(db, scope, { ...params, salarySystemId }, now) : file;
      });
      return sendFile(reply, taken.fileName, 'bytes' in taken ? taken.bytes : await services.files.read(taken.path));
    }
    const file = await tenant((db) => files.salaryFileBytes(db, scope, params.salaryFileId));
    const table = asTable(await tenant((db) => draws.allFileDraws(db, scope, params.salaryFileId)), session.language);
    const name = file.fileName.replace(/\.\w+$/, '');
    if (query.format === 'csv')
      return sendFile(reply, `${name}-draws.csv`, writeCsv(table.header, table.rows, session.language));
    return sendFile(reply, `${name}-draws.xlsx`, writeXlsx(table.header, table.rows, name));
  });
}
