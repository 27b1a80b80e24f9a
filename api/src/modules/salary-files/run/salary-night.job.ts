import { sideBySide } from '../../../jobs/side-by-side.ts';
import type { Services } from '../../../services.ts';
import { dueSalaryFiles, makeAutomaticFiles } from '../make/automatic-files.job.ts';
import { announceRuns, dueAnnouncements } from './announce-runs.job.ts';

/** Processes that are asked for one salary day, and the companies for which one more of them is worth it. */
const mostProcesses = 8;
const companiesEach = 10;

/**
 * Wakes as many processes as what is due by the salary days is worth. The night of ten thousand companies takes
 * minutes, which the other work of the minute does not wait for.
 */
export async function wakeSalaryNight(services: Services): Promise<void> {
  const now = services.clock.now();
  const due = (await dueSalaryFiles(services, now)).length + (await dueAnnouncements(services, now)).length;
  const processes = Math.min(mostProcesses, Math.ceil(due / companiesEach));
  for (let n = 1; n <= processes; n += 1) services.queue.notify({ kind: 'salary-files', id: String(n) });
}

/** One process's part of it: what is due and no other process has in hand. */
export const salaryNight = (services: Services): Promise<void> =>
  sideBySide([announceRuns, makeAutomaticFiles], 1, 'parts of the salary night', (part) => part(services));
