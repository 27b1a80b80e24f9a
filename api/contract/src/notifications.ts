import * as v from 'valibot';
import { InstantSchema, PeriodSchema } from './days.ts';
import { dataOf, endpoint, Id, roles, wholeNumber, type Role } from './endpoint.ts';

/** What of a kind goes by mail: each at once, all of a day in one mail, or nothing. */
export const mailModes = ['AT_ONCE', 'DAILY', 'NEVER'] as const;
export type MailMode = (typeof mailModes)[number];

type Kind = {
  /** who is told of it, and what of it goes by mail unless the person chooses otherwise */
  roles: Partial<Record<Role, MailMode>>;
  /** cannot be left out of the portal */
  isKept?: true;
  /** its mail cannot be chosen away */
  isMailKept?: true;
};

/**
 * What people are told of. Where `AT_ONCE` comes without a choice the event has a mail of its own; where it is chosen
 * for another kind, the notification itself is mailed.
 */
const kinds = {
  'order-to-process': { roles: { company: 'NEVER' } },
  'proposal-declined': { roles: { company: 'AT_ONCE' } },
  'pay-in-full-asked': { roles: { company: 'AT_ONCE' } },
  'rma-asked': { roles: { company: 'AT_ONCE', supplier: 'NEVER' } },
  'rma-answered': { roles: { company: 'AT_ONCE', supplier: 'NEVER', employee: 'AT_ONCE' } },
  'salary-file-made': { roles: { company: 'NEVER' } },
  'salary-file-failed': { roles: { company: 'NEVER' }, isKept: true },
  'salary-file-problem': { roles: { company: 'AT_ONCE' }, isKept: true, isMailKept: true },
  'salary-run-stopped': { roles: { company: 'NEVER' } },
  'invitation-undelivered': { roles: { company: 'NEVER' } },
  'employees-changed': { roles: { company: 'NEVER' } },
  'import-ended': { roles: { company: 'AT_ONCE', supplier: 'AT_ONCE', admin: 'AT_ONCE' } },
  'orders-received': { roles: { supplier: 'NEVER' } },
  'pictures-failed': { roles: { supplier: 'NEVER' } },
  'order-shipped': { roles: { employee: 'AT_ONCE' } },
  'proposal-received': { roles: { employee: 'AT_ONCE' } },
  'pay-in-full-answered': { roles: { employee: 'AT_ONCE' } },
  'job-failed': { roles: { admin: 'NEVER' } },
  'mail-failed': { roles: { admin: 'NEVER' } },
  'tax-year-missing': { roles: { admin: 'NEVER' } },
} satisfies Record<string, Kind>;
export type NotificationKind = keyof typeof kinds;
export const notificationKinds: Readonly<Record<NotificationKind, Kind>> = kinds;
const NotificationKindSchema = v.picklist(Object.keys(kinds) as NotificationKind[], 'invalid-data-provided');

/** The kinds that a role is told of. */
export const kindsOf = (role: Role): NotificationKind[] =>
  NotificationKindSchema.options.filter((kind) => notificationKinds[kind].roles[role] !== undefined);

/** One thing that happened; its words are the reader's, made of the facts. Facts that are gone meanwhile are null. */
export const NotificationSchema = v.object({
  id: Id,
  kind: NotificationKindSchema,
  createdAt: InstantSchema,
  isRead: v.boolean(),
  /** still waits for the reader, read or not */
  isToDo: v.boolean(),
  /** the page that it leads to */
  path: v.string(),
  orderNumber: v.nullable(v.number()),
  person: v.nullable(v.string()),
  product: v.nullable(v.string()),
  /** of a file, an import, a subscription, a mail or a job */
  name: v.nullable(v.string()),
  period: v.nullable(PeriodSchema),
  /** orders of a file */
  count: v.nullable(v.number()),
  hasFailed: v.boolean(),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

export const notificationFilters = ['all', 'unread', 'to-do'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];
const Count = v.pipe(v.number(), v.integer());

const own = { roles, boundary: 'user' } as const;

export const listNotifications = endpoint('GET', '/user/notifications', {
  summary: 'What the person was told in this role, newest first; `before` continues below a notification',
  policy: { ...own, ids: { 'query.before': 'notification' } },
  query: v.strictObject({
    show: v.optional(v.picklist(notificationFilters, 'invalid-data-provided'), 'all'),
    before: v.optional(Id),
    pageSize: wholeNumber(20, 1, 50),
  }),
  response: dataOf(
    v.object({
      notifications: v.array(NotificationSchema),
      hasMore: v.boolean(),
      counts: v.object({ all: Count, unread: Count, 'to-do': Count }),
    }),
  ),
  errors: ['not-found'],
});
export type NotificationPage = v.InferOutput<(typeof listNotifications)['response']>['data'];

export const readNotifications = endpoint('POST', '/user/notifications/read', {
  summary: 'Mark own notifications as read; without `ids` all of this role',
  policy: { ...own, ids: { 'body.ids': 'notification' } },
  body: v.strictObject({ ids: v.optional(v.pipe(v.array(Id), v.minLength(1), v.maxLength(100))) }),
  response: dataOf(v.object({ unread: Count })),
  errors: ['not-found'],
});

const Choice = { inPortal: v.boolean(), mail: v.picklist(mailModes, 'invalid-data-provided') };

/** What a person wants to be told of one kind. */
export const NotificationPreference = v.object({ kind: NotificationKindSchema, ...Choice });
export type NotificationPreference = v.InferOutput<typeof NotificationPreference>;

export const listNotificationPreferences = endpoint('GET', '/user/notifications/preferences', {
  summary: 'What the person wants to be told of each kind of this role',
  policy: own,
  response: dataOf(v.array(NotificationPreference)),
});

export const saveNotificationPreference = endpoint('PUT', '/user/notifications/preferences/:kind', {
  summary: 'Choose portal and mail for one kind; what must be told cannot be chosen away',
  policy: own,
  params: v.strictObject({ kind: NotificationKindSchema }),
  body: v.strictObject(Choice),
  response: dataOf(NotificationPreference),
  errors: ['not-found', 'invalid-data-provided'],
});
