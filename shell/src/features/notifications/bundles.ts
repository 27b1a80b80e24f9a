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

/** The entries at the end of a day that are of one kind and lead to one page. */
function runOf(bundles: readonly Bundle[], { kind, path }: Notification): Bundle[] {
  const isOther = ({ first, path: to }: Bundle) => first.kind !== kind || pageOf(to) !== pageOf(path);
  return bundles.slice(bundles.findLastIndex(isOther) + 1);
}

/**
 * The list by day; neighbours of one kind and one page are one entry, read and unread ones apart, and what still waits
 * apart from what is done: an entry that says how many wait counts those alone.
 */
export function bundlesOf(notifications: readonly Notification[]): DayOfBundles[] {
  const days: DayOfBundles[] = [];
  for (const one of notifications) {
    const day = dayOf(new Date(one.createdAt));
    let last = days.at(-1);
    if (last?.day !== day) days.push((last = { day, bundles: [] }));
    const unread = one.isRead ? [] : [one.id];
    const before = bundled.has(one.kind)
      ? runOf(last.bundles, one).find(({ first, isToDo }) => first.isRead === one.isRead && isToDo === one.isToDo)
      : undefined;
    if (before) {
      before.ids.push(one.id);
      before.unread.push(...unread);
      before.path = pageOf(one.path);
    } else last.bundles.push({ first: one, ids: [one.id], unread, isToDo: one.isToDo, path: one.path });
  }
  return days;
}
