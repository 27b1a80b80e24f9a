import * as contract from '@portal/contract/mail-texts';
import { atCompany } from '../../access/company-at.ts';
import type { Router } from '../../http/route.ts';
import { listMailTexts, resetMailText, saveMailText, sendTestMail } from './mail-texts.service.ts';

/** The company's own words in invitations and reminders; back office may help with them. */
export function mailTextRoutes(router: Router): void {
  router.route(contract.listMailTexts, ({ scope, tenant, ...moment }) =>
    tenant((db) => listMailTexts(db, scope, moment)),
  );
  router.route(contract.changeMailText, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => saveMailText(db, scope, params, body, moment)),
  );
  router.route(contract.resetMailText, ({ params, scope, tenant, ...moment }) =>
    tenant((db) => resetMailText(db, scope, params, moment)),
  );
  router.route(contract.testMailText, ({ params, body, scope, thenNotify, services, ...moment }) =>
    thenNotify('deliver-mail', (db) =>
      sendTestMail(db, scope, { locale: params.locale, text: body }, moment, services.config),
    ),
  );

  router.route(contract.listMailTextsOfCompany, ({ params, scope, tenant, ...moment }) =>
    tenant(async (db) => listMailTexts(db, await atCompany(db, scope, params.companyId), moment)),
  );
  router.route(contract.changeMailTextOfCompany, ({ params, body, scope, tenant, ...moment }) =>
    tenant(async (db) => saveMailText(db, await atCompany(db, scope, params.companyId), params, body, moment)),
  );
  router.route(contract.resetMailTextOfCompany, ({ params, scope, tenant, ...moment }) =>
    tenant(async (db) => resetMailText(db, await atCompany(db, scope, params.companyId), params, moment)),
  );
  router.route(contract.testMailTextOfCompany, ({ params, body, scope, thenNotify, services, ...moment }) =>
    thenNotify('deliver-mail', async (db) => {
      const of = await atCompany(db, scope, params.companyId);
      return sendTestMail(db, of, { locale: params.locale, text: body }, moment, services.config);
    }),
  );
}
