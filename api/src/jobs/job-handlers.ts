import { changeEmployees, changeEmployeesJob } from '../modules/employees/index.ts';
import { importJob } from '../modules/imports/index.ts';
import { orderMailsJob, writeOrderMails } from '../modules/orders/index.ts';
import { fetchPictures, fetchPicturesJob } from '../modules/pictures/index.ts';
import type { JobHandlers } from './run-job.ts';

/** The jobs of all modules; a module with a new kind of job adds its line here. */
export const jobHandlers: JobHandlers = {
  [changeEmployeesJob]: changeEmployees,
  import: importJob,
  [orderMailsJob]: writeOrderMails,
  [fetchPicturesJob]: fetchPictures,
};
