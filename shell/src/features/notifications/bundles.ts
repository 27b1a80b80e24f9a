import { dayOf, type Day } from '@portal/contract/days';
import type { Notification, NotificationKind } from '@portal/contract/notifications';

/** Notifications that are shown as one; the first is the newest. */
export type Bundle = { first: Notification; ids: string[]; unread: string[]; isToDo: boolean; path: string };
export type DayOfBundles = { day: Day; bundles: Bundle[] };

/** Many of these come at once and lead to one page. */
const bundled: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'order-to-process',
  'invitation-undelivered',
  'job-failed',
  'mail-failed',
]);

const pageOf = (path: string) => path.split('?')[0] ?? path;

/** The list by day; neighbours of one kind and one page are one entry, read and unread ones apart. */
export function bundlesOf(notifications: readonly Notification[]): DayOfBundles[] {
  const days: DayOfBundles[] = [];
  for (const one of notifications) {
    const day = dayOf(new Date(one.createdAt));
    let last = days.at(-1);
    if (last?.day !== day) days.push((last = { day, bundles: [] }));
    const before = last.bundles.at(-1);
    const unread = one.isRead ? [] : [one.id];
    if (
      before &&
      bundled.has(one.kind) &&
      before.first.kind === one.kind &&
      before.first.isRead === one.isRead &&
      pageOf(before.path) === pageOf(one.path)
    ) {
      before.ids.push(one.id);
      before.unread.push(...unread);
      before.isToDo ||= one.isToDo;
      before.path = pageOf(one.path);
    } else last.bundles.push({ first: one, ids: [one.id], unread, isToDo: one.isToDo, path: one.path });
  }
  return days;
}
