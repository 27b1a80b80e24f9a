import { addDays, daysBetween, type Day } from './days.ts';

/**
 * How an order stands towards the end of its term (DECISIONS 40): asked, buying, sending back, bought, returned; a
 * running service goes on, ends or has ended. Null until the portal asks.
 */
export const endOfTermStates = ['OPEN', 'BUY', 'RETURN', 'BOUGHT', 'RETURNED', 'RUNS_ON', 'ENDING', 'ENDED'] as const;
export type EndOfTermState = (typeof endOfTermStates)[number];

/** What the employee may choose: buy or send back an item, end a running service. */
export const endOfTermChoices = ['BUY', 'RETURN', 'END'] as const;
export type EndOfTermChoice = (typeof endOfTermChoices)[number];

/** What happened towards the end of a term, as the order's history tells it. */
export const endOfTermSteps = [
  'ASKED',
  'BUY',
  'RETURN',
  'NO_ANSWER',
  'NOT_PAID',
  'TERM_OVER',
  'BOUGHT',
  'RETURNED',
  'RUNS_ON',
  'ENDING',
  'ENDED',
] as const;
export type EndOfTermStep = (typeof endOfTermSteps)[number];

/** Days before the end on which the employee, and of a lease the company, is reminded. */
export const termReminders = [90, 30, 7] as const;
export type TermReminder = (typeof termReminders)[number];

/** Days after the end of the term until an item that goes back is handed in. */
const returnDays = 14;
export const returnByOf = (lastDay: Day): Day => addDays(lastDay, returnDays);

/**
 * The reminder that is due on `today`, or null. Each is sent once; what a downtime has missed is not made up for by
 * several at once: only the latest goes.
 */
export function termReminderDue(lastDay: Day, today: Day, sent: number | null): TermReminder | null {
  const left = daysBetween(today, lastDay);
  if (left < 0) return null;
  const due = termReminders.findLast((days) => left <= days) ?? null;
  return due !== null && (sent === null || due < sent) ? due : null;
}

/** What the choice depends on. */
export type Term = {
  state: EndOfTermState | null;
  lastDay: Day;
  isSubscription: boolean;
  /** another pay-in-full request settles the order */
  isSettled: boolean;
};

/**
 * What the employee may choose now. Buying and sending back: from 90 days before the end until the last day, and
 * changed in between as long as nothing is paid or handed in. A service can be ended at any time.
 */
export function choicesOf({ state, lastDay, isSubscription, isSettled }: Term, today: Day): EndOfTermChoice[] {
  const left = daysBetween(today, lastDay);
  if (isSettled || left < 0) return [];
  if (isSubscription) return state === null || state === 'RUNS_ON' ? ['END'] : [];
  if (left > termReminders[0]) return [];
  if (state === 'BUY') return ['RETURN'];
  if (state === 'RETURN') return ['BUY'];
  return state === null || state === 'OPEN' ? ['BUY', 'RETURN'] : [];
}
