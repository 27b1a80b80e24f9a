/**
 * The life of an order's draws (RULES 2.4, DECISIONS 33 and 35), day by day on a calendar of its own: written from the
 * text, sharing nothing with the schedule that it judges.
 */

export type ModelLife = {
  months: number;
  salaryDay: number;
  startMode: 'AFTER_DISPATCH' | 'ON_EFFECT_DATE';
  dispatchDay: string;
  effectDay: string;
  /** periods whose file was made before the order's first draw */
  closed: readonly string[];
};

const dayText = (day: Date) => day.toISOString().slice(0, 10);
const monthText = (day: Date) => day.toISOString().slice(0, 7);

function nextDay(day: Date): Date {
  return new Date(day.getTime() + 86_400_000);
}

/** Whether a company of this salary day makes its file on that day: 29 and 30 fall back to a month's last day. */
function isFileDay(day: Date, salaryDay: number): boolean {
  const isLast = nextDay(day).getUTCDate() === 1;
  return day.getUTCDate() === salaryDay || (isLast && day.getUTCDate() < salaryDay);
}

/** Walks to the first day on which a draw may fall, then month by month until all n are drawn. */
export function modelLife(life: ModelLife) {
  const dayOne = life.startMode === 'ON_EFFECT_DATE' || life.effectDay > life.dispatchDay;
  let day = new Date(`${dayOne ? life.effectDay : life.dispatchDay}T00:00:00Z`);
  // Only the first draw passes over files that exist; once it runs it runs every month.
  while (!isFileDay(day, life.salaryDay) || life.closed.includes(monthText(day))) day = nextDay(day);
  const draws: { period: string; effectDate: string }[] = [];
  let lastOfMonth = day;
  for (let k = 0; k < life.months; k++) {
    lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1 + k, 0));
    const date = `${Math.min(life.salaryDay, lastOfMonth.getUTCDate())}`.padStart(2, '0');
    draws.push({ period: monthText(lastOfMonth), effectDate: `${monthText(lastOfMonth)}-${date}` });
  }
  return { draws, expireDate: dayText(lastOfMonth) };
}

/**
 * Which months each monthly file takes of one person's draws, when files start only at `madeFrom` (the months before
 * stayed out, for want of a number, say): its own month and, of the older ones, the oldest up to `ceiling`.
 */
export function modelCatchUp(periods: readonly string[], madeFrom: string, ceiling: number): Map<string, string[]> {
  const files = new Map<string, string[]>();
  let open = [...periods];
  for (let month = new Date(`${madeFrom}-01T00:00:00Z`); open.length > 0;) {
    const period = monthText(month);
    const older = open.filter((each) => each < period).slice(0, ceiling);
    const taken = [...older, ...open.filter((each) => each === period)];
    if (taken.length > 0) files.set(period, taken);
    open = open.filter((each) => !taken.includes(each));
    // With nothing allowed to catch up, only the months still to come are ever drawn.
    if (ceiling === 0 && open.every((each) => each <= period)) return files;
    month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
  }
  return files;
}
