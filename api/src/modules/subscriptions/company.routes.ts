import * as expiring from '@portal/contract/expiring-subscriptions';
import * as participants from '@portal/contract/subscription-participants';
import * as contract from '@portal/contract/subscriptions';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { checkSubscription } from './check-subscription.queries.ts';
import { listExpiring } from './expiring.queries.ts';
import { getMailFacts } from './mailed-subscription.queries.ts';
import { assertOwnEmployees } from './own-choices.queries.ts';
import { listParticipants, listRemindable } from './participants.queries.ts';
import { sendReminders } from './remind-participants.job.ts';
import { countSubscriptions, listSubscriptions } from './subscriptions.queries.ts';
import { isActive, reminderOutcome } from './subscriptions.rules.ts';
import {
  changeSubscription,
  closeSubscription,
  createSubscription,
  getSubscription,
  removeSubscription,
  reopenSubscription,
} from './subscriptions.service.ts';

/** The company's own subscriptions (SPEC 2, 4; RULES 3.4). */
export function companySubscriptionRoutes(router: Router): void {
  router.route(contract.listSubscriptions, ({ query, scope, tenant, today }) =>
    tenant((db) => listSubscriptions(db, scope, query, today)),
  );

  router.route(contract.countSubscriptions, ({ scope, tenant, today }) =>
    tenant((db) => countSubscriptions(db, scope, today)),
  );

  router.route(expiring.listExpiring, ({ query, scope, tenant, today }) =>
    tenant((db) => listExpiring(db, scope, query, today)),
  );

  router.route(contract.getSubscription, ({ params, scope, tenant, today }) =>
    tenant((db) => getSubscription(db, scope, params.subscriptionId, today)),
  );

  router.route(contract.checkSubscription, ({ body, scope, session, services, tenant, today }) =>
    tenant((db) =>
      checkSubscription(db, scope, body, today, {
        locale: session.language,
        companyName: session.companyName ?? '',
        supportEmail: services.config.supportEmail,
      }),
    ),
  );

  router.route(contract.createSubscription, async ({ body, scope, services, tenant, ...moment }) => {
    const saved = await tenant((db) => createSubscription(db, scope, body, moment));
    services.queue.notify({ kind: 'scheduled-jobs' });
    return saved;
  });

  router.route(contract.changeSubscription, async ({ params, body, scope, services, tenant, ...moment }) => {
    const saved = await tenant((db) => changeSubscription(db, scope, params.subscriptionId, body, moment));
    services.queue.notify({ kind: 'scheduled-jobs' });
    return saved;
  });

  router.route(contract.closeSubscription, async ({ params, body, scope, services, tenant, ...moment }) => {
    const closed = await tenant((db) =>
      closeSubscription(db, scope, params.subscriptionId, body.version, services.config.supportEmail, moment),
    );
    services.queue.notify({ kind: 'deliver-mail' });
    return closed;
  });

  router.route(contract.reopenSubscription, async ({ params, body, scope, services, tenant, ...moment }) => {
    const opened = await tenant((db) => reopenSubscription(db, scope, params.subscriptionId, body.version, moment));
    services.queue.notify({ kind: 'scheduled-jobs' });
    return opened;
  });

  router.route(contract.removeSubscription, ({ params, scope, tenant, ...moment }) =>
    tenant((db) => removeSubscription(db, scope, params.subscriptionId, moment)),
  );

  router.route(participants.listParticipants, ({ params, query, scope, tenant, today }) =>
    tenant(async (db) => {
      const subscription = await getSubscription(db, scope, params.subscriptionId, today);
      return listParticipants(db, scope, subscription, query, today);
    }),
  );

  router.route(participants.remindParticipants, async ({ params, body, scope, services, tenant, today, now }) => {
    const answer = await tenant(async (db) => {
      const subscription = await getSubscription(db, scope, params.subscriptionId, today);
      await assertOwnEmployees(db, scope, body.employeeIds);
      if (!isActive(subscription, today)) throw new DomainError('subscription-is-not-open');
      const people = await listRemindable(db, scope, subscription.id, body.employeeIds);
      const results = people.map((person) => ({
        employeeId: person.employeeId,
        outcome: reminderOutcome(person, today),
      }));
      const due = people.filter((_, index) => results[index]?.outcome === 'REMINDED');
      await sendReminders(db, services, scope, subscription.id, due, await getMailFacts(db, subscription.id), now);
      return { reminded: due.length, results };
    });
    services.queue.notify({ kind: 'deliver-mail' });
    return answer;
  });
}
