import { addDays, type Day } from '@portal/contract/days';

export type DemoSubscription = {
  company: 'nordlys' | 'vindebro' | 'fyrholm';
  catalog: 'electronics' | 'home';
  name: string;
  start: Day;
  end: Day;
  effect: Day;
  subsidyYearly: number;
  months: number;
  insured: boolean;
  /** how many employees order, and how far their orders get */
  orders: number;
  /** where in the list of people the ordering ones begin: a person orders once in a category */
  firstEmployee: number;
  processed: number;
  shipped: number;
  closedAfter: boolean;
};

/** First of the month `months` after the day's own. */
function firstOf(day: Day, months: number): Day {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/**
 * The ordering rounds of the demo world around `today`: long gone, closed, running, and to come, so that every list
 * has something in every state.
 */
export function demoSubscriptions(today: Day): DemoSubscription[] {
  const subscription = (
    from: number,
    values: Omit<DemoSubscription, 'start' | 'end' | 'effect'>,
    days = 14,
  ): DemoSubscription => {
    const start = addDays(today, from);
    return { ...values, start, end: addDays(start, days), effect: firstOf(start, 2) };
  };
  const year = (offset: number) => Number(today.slice(0, 4)) + offset;
  return [
    subscription(-300, {
      company: 'nordlys',
      catalog: 'electronics',
      name: `Mobile ${year(0)}`,
      subsidyYearly: 120_000,
      months: 24,
      insured: true,
      orders: 12,
      firstEmployee: 2,
      processed: 12,
      shipped: 12,
      closedAfter: true,
    }),
    subscription(-210, {
      company: 'vindebro',
      catalog: 'home',
      name: `Cykler og hjem ${year(0)}`,
      subsidyYearly: 60_000,
      months: 36,
      insured: false,
      orders: 8,
      firstEmployee: 2,
      processed: 8,
      shipped: 8,
      closedAfter: false,
    }),
    subscription(-120, {
      company: 'fyrholm',
      catalog: 'electronics',
      name: `PC ${year(0)}`,
      subsidyYearly: 120_000,
      months: 12,
      insured: true,
      orders: 6,
      firstEmployee: 2,
      processed: 6,
      shipped: 5,
      closedAfter: true,
    }),
    subscription(
      -5,
      {
        company: 'nordlys',
        catalog: 'electronics',
        name: `Mobile ${year(1)}`,
        subsidyYearly: 120_000,
        months: 24,
        insured: true,
        orders: 14,
        firstEmployee: 20,
        processed: 6,
        shipped: 3,
        closedAfter: false,
      },
      19,
    ),
    subscription(10, {
      company: 'nordlys',
      catalog: 'home',
      name: `Hjemmekontor ${year(1)}`,
      subsidyYearly: 90_000,
      months: 24,
      insured: false,
      orders: 0,
      firstEmployee: 40,
      processed: 0,
      shipped: 0,
      closedAfter: false,
    }),
  ];
}
