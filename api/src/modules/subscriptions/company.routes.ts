import * as expiring from '@portal/contract/expiring-subscriptions';
import * as participants from '@portal/contract/subscription-participants';
import * as contract from '@portal/contract/subscriptions';
import { assertOwnEmployee } from '../../access/own-employee.ts';
import type { Router } from '../../http/route.ts';
import { previewAdded } from './added-participants.service.ts';
import { checkSubscription } from './check-subscription.queries.ts';
import { listExpiring } from './expiring.queries.ts';
import { assertOwnEmployees } from './own-choices.queries.ts';
import { previewMails, sendMails } from './participant-mails.service.ts';
import { listParticipants } from './participants.queries.ts';
import { countSubscriptions, listSubscriptions } from './subscriptions.queries.ts';
import {
  changeReminderDays,
  changeSubscription,
  closeSubscription,
  createSubscription,
  getSubscription,
  removeSubscription,
  reopenSubscription,
} from './subscriptions.service.ts';

/** The company's own subscriptions (SPEC 2, 4; RULES 3.4). */
export function companySubscriptionRoutes(router: Router): void {
  router.list(contract.listSubscriptions, ({ query, scope, tenant, today }) =>
    tenant(async (db) => {
      if (query.employeeId) await assertOwnEmployee(db, scope, query.employeeId);
      return listSubscriptions(db, scope, query, today);
    }),
  );

  router.route(contract.countSubscriptions, ({ scope, tenant, today }) =>
    tenant((db) => countSubscriptions(db, scope, today)),
  );

  router.list(expiring.listExpiring, ({ query, scope, tenant, today }) =>
    tenant((db) => listExpiring(db, scope, query, today)),
  );

  router.route(contract.getSubscription, ({ params, scope, tenant, today }) =>
    tenant((db) => getSubscription(db, scope, params.subscriptionId, today)),
  );

  router.route(contract.checkSubscription, ({ body, scope, session, services, tenant, today }) =>
    tenant((db) =>
      checkSubscription(db, scope, body, today, {
        locale: session.language,
        name: session.name,
        companyName: session.companyName ?? '',
        supportEmail: services.config.supportEmail,
      }),
    ),
  );

  router.route(contract.createSubscription, ({ body, scope, thenNotify, ...moment }) =>
    thenNotify('scheduled-jobs', (db) => createSubscription(db, scope, body, moment)),
  );

  router.route(contract.changeSubscription, ({ params, body, scope, thenNotify, ...moment }) =>
    thenNotify('scheduled-jobs', (db) => changeSubscription(db, scope, params.subscriptionId, body, moment)),
  );

  router.route(contract.closeSubscription, ({ params, body, scope, services, thenNotify, ...moment }) =>
    thenNotify('deliver-mail', (db) =>
      closeSubscription(db, scope, params.subscriptionId, body.version, services.config.supportEmail, moment),
    ),
  );

  router.route(contract.reopenSubscription, ({ params, body, scope, thenNotify, ...moment }) =>
    thenNotify('scheduled-jobs', (db) => reopenSubscription(db, scope, params.subscriptionId, body.version, moment)),
  );

  router.route(contract.removeSubscription, ({ params, scope, tenant, ...moment }) =>
    tenant((db) => removeSubscription(db, scope, params.subscriptionId, moment)),
  );

  router.list(participants.listParticipants, ({ params, query, scope, tenant, today }) =>
    tenant(async (db) => {
      const subscription = await getSubscription(db, scope, params.subscriptionId, today);
      return listParticipants(db, scope, subscription, query, today);
    }),
  );

  router.route(participants.previewReminders, ({ params, body, scope, services, tenant, today, now }) =>
    tenant((db) =>
      previewMails(db, scope, { kind: 'reminder', id: params.subscriptionId, ...body }, { services, today, now }),
    ),
  );

  router.route(participants.remindParticipants, ({ params, body, scope, services, thenNotify, today, now }) =>
    thenNotify('deliver-mail', async (db) => {
      const asked = { kind: 'reminder', id: params.subscriptionId, ...body } as const;
      const { people, due } = await sendMails(db, scope, asked, { services, today, now });
      return { reminded: due.length, results: people.map(({ employeeId, outcome }) => ({ employeeId, outcome })) };
    }),
  );

  router.route(participants.previewInvitations, ({ params, body, scope, services, tenant, today, now }) =>
    tenant((db) =>
      previewMails(db, scope, { kind: 'invitation', id: params.subscriptionId, ...body }, { services, today, now }),
    ),
  );

  router.route(participants.inviteAgain, ({ params, body, scope, services, thenNotify, today, now }) =>
    thenNotify('deliver-mail', async (db) => {
      const asked = { kind: 'invitation', id: params.subscriptionId, ...body } as const;
      return { invited: (await sendMails(db, scope, asked, { services, today, now })).due.length };
    }),
  );

  router.route(participants.changeReminderDays, ({ params, body, scope, thenNotify, ...moment }) =>
    thenNotify('scheduled-jobs', (db) => changeReminderDays(db, scope, params.subscriptionId, body, moment)),
  );

  router.route(participants.previewAdded, ({ params, body, scope, services, tenant, today }) =>
    tenant(async (db) => {
      await getSubscription(db, scope, params.subscriptionId, today);
      await assertOwnEmployees(db, scope, body.employees.employeeIds);
      return previewAdded(db, scope, params.subscriptionId, body.employees, {
        today,
        supportEmail: services.config.supportEmail,
      });
    }),
  );
}
