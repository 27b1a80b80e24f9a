import { listSalarySystemChoices } from '@portal/contract/company-settings';
import type { Period } from '@portal/contract/days';
import { listLeftOutMonths } from '@portal/contract/draw-pauses';
import { listDrawsByOrder } from '@portal/contract/draws-by-order';
import type { BodyOf, QueryOf } from '@portal/contract/endpoint';
import { createSalaryFile, previewSalaryFile, type SalarySelection } from '@portal/contract/manual-salary-files';
import { getCompanyOrder } from '@portal/contract/order-detail';
import { previewOtherLayout } from '@portal/contract/other-salary-layout';
import { getSalaryCalendar, makeWithoutMissing } from '@portal/contract/salary-calendar';
import { listFileDraws, listSubscriptionDraws } from '@portal/contract/salary-draws';
import { getFileDifference } from '@portal/contract/salary-file-difference';
import { previewFileText, previewRunText } from '@portal/contract/salary-file-preview';
import {
  approveSalaryFile,
  discardSalaryFile,
  downloadControlList,
  downloadSalaryFile,
  getSalaryFile,
  listSalaryFiles,
  sendSalaryFile,
  type SalaryFile,
} from '@portal/contract/salary-files';
import {
  getSalaryRun,
  listRunDraws,
  resumeSalaryRun,
  stopSalaryRun,
  type SalaryRun,
} from '@portal/contract/salary-runs';
import { call, download, listOf, queryOf, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';
import { useBinding, useSaving } from '@portal/shared-ui/kit';
import { salaryKey as everything } from '../../shared/draw-pauses/draw-pauses.api.ts';
import { untilSent } from './until-sent.ts';

export const salaryFileList = (filter: QueryOf<typeof listSalaryFiles>) =>
  listOf([...everything, 'list', filter], listSalaryFiles, { query: filter });

/** The coming files, who receives them, and what stands in their way. */
export const salaryCalendar = queryOf([...everything, 'calendar'], getSalaryCalendar);

/** A coming file and how it differs from the one before it. */
export const salaryRun = (period: Period) =>
  queryOf([...everything, 'run', period], getSalaryRun, { params: { period } });

/** A coming file's first lines as it would be written now. */
export const runText = (period: Period) =>
  queryOf([...everything, 'run-text', period], previewRunText, { params: { period } });

type OfRun = Pick<SalaryRun, 'period'>;

/** Keeps a coming file from being made. A dialog asks first and shows a failure itself. */
export const useStopRun = () =>
  useSaving(everything, ({ period }: OfRun) => call(stopSalaryRun, { params: { period } }));

/** Lets a stopped file be made by itself again. A failure is a toast. */
export function useResumeRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ period }: OfRun) => call(resumeSalaryRun, { params: { period } }),
    onSuccess: () => client.invalidateQueries({ queryKey: everything }),
  });
}

export const runDraws = (period: Period, filter: QueryOf<typeof listRunDraws>) =>
  listOf([...everything, 'run-draws', period, filter], listRunDraws, { params: { period }, query: filter });

/** The order of an opened draw. What cannot be read is said in its place. */
export const orderOfDraw = (orderId: string) => ({
  ...queryOf([...everything, 'order', orderId], getCompanyOrder, { params: { orderId } }),
  meta: { inline: true },
});

export const salaryFile = (salaryFileId: string) =>
  queryOf([...everything, 'file', salaryFileId], getSalaryFile, { params: { salaryFileId } });

/** The first lines of a made file. */
export const fileText = (salaryFileId: string) =>
  queryOf([...everything, 'text', salaryFileId], previewFileText, { params: { salaryFileId } });

export const fileDifference = (salaryFileId: string) =>
  queryOf([...everything, 'difference', salaryFileId], getFileDifference, { params: { salaryFileId } });

export const fileDraws = (salaryFileId: string, filter: QueryOf<typeof listFileDraws>) =>
  listOf([...everything, 'draws', salaryFileId, filter], listFileDraws, { params: { salaryFileId }, query: filter });

export const subscriptionDraws = (subscriptionId: string, filter: QueryOf<typeof listSubscriptionDraws>) =>
  listOf([...everything, 'of-subscription', subscriptionId, filter], listSubscriptionDraws, {
    params: { subscriptionId },
    query: filter,
  });

/** The same draws, a row for each order. */
export const drawsByOrder = (subscriptionId: string, filter: QueryOf<typeof listDrawsByOrder>) =>
  listOf([...everything, 'by-order', subscriptionId, filter], listDrawsByOrder, {
    params: { subscriptionId },
    query: filter,
  });

/** The months that are left out of a subscription's draws now. */
export const leftOutMonths = (subscriptionId: string) =>
  queryOf([...everything, 'left-out', subscriptionId], listLeftOutMonths, { params: { subscriptionId } });

/** Payroll layouts that a file's draws can be written in. */
export const salarySystems = queryOf([...everything, 'systems'], listSalarySystemChoices);

/**
 * What the file would be in another layout, and who does not fit it. A company's numbers and codes may change between
 * two looks.
 */
export const otherLayout = (salaryFileId: string, salarySystemId: string) =>
  queryOptions({
    ...queryOf([...everything, 'other-layout', salaryFileId, salarySystemId], previewOtherLayout, {
      params: { salaryFileId },
      query: { salarySystemId },
    }),
    gcTime: 0,
  });

/** What a file of every draw that is due would hold, read once for each dialog: what is looked at stays as it is. */
export const duePreview = queryOptions({
  queryKey: ['due-salary-file'],
  queryFn: async () => (await call(previewSalaryFile, { body: { mode: 'ALL', customName: '' } })).data,
  staleTime: 'static',
  gcTime: 0,
  meta: { quiet: true },
});

/** What a file would hold. The dialog shows a failure itself. */
export const usePreview = () =>
  useMutation({ mutationFn: (body: SalarySelection) => call(previewSalaryFile, { body }), meta: { form: true } });

/** Makes what was previewed. The dialog shows a failure itself, and looks again when something changed. */
export const useCreateSalaryFile = () =>
  useBinding(everything, (body: BodyOf<typeof createSalaryFile>, idempotencyKey) =>
    call(createSalaryFile, { body }, { idempotencyKey }),
  );

/** Makes the waiting file without the people it waits for. A dialog asks first and shows a failure itself. */
export const useMakeWithoutMissing = () =>
  useBinding(everything, (body: BodyOf<typeof makeWithoutMissing>, idempotencyKey) =>
    call(makeWithoutMissing, { body }, { idempotencyKey }),
  );

/** The step between making and sending. A dialog asks first and shows a failure itself. */
export const useApproveSalaryFile = ({ id: salaryFileId }: SalaryFile) =>
  useBinding(everything, (body: BodyOf<typeof approveSalaryFile>, idempotencyKey) =>
    call(approveSalaryFile, { params: { salaryFileId }, body }, { idempotencyKey }),
  );

/** Takes an unapproved file back. The page of the file is left before its answers are asked for again. */
export function useDiscardSalaryFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SalaryFile) => call(discardSalaryFile, { params: { salaryFileId: id } }),
    onSuccess: (_, { id }) =>
      client.invalidateQueries({ queryKey: everything, predicate: ({ queryKey }) => !queryKey.includes(id) }),
    meta: { form: true },
  });
}

/** Sends the file and waits for the mail server's answer; the result says whether payroll has it by now. */
export function useSendSalaryFile(file: SalaryFile) {
  const params = { salaryFileId: file.id };
  return useBinding(everything, async (body: BodyOf<typeof sendSalaryFile>, idempotencyKey) => {
    await call(sendSalaryFile, { params, body }, { idempotencyKey });
    return untilSent(file, async () => (await call(getSalaryFile, { params })).data);
  });
}

type DownloadChoice = { format: 'original' | 'csv' | 'xlsx' } | { salarySystemId: string };

/** A failure is a toast. A file that was fetched can no longer be discarded, so its page asks again. */
export function useDownload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, as }: { file: SalaryFile; as: DownloadChoice }) =>
      download(downloadSalaryFile, { params: { salaryFileId: file.id }, query: as }, file.fileName),
    onSuccess: (_, { file }) => client.invalidateQueries({ queryKey: salaryFile(file.id).queryKey }),
  });
}

/** The control list that goes to payroll with the file. A failure is a toast. */
export const useDownloadControlList = () =>
  useMutation({
    mutationFn: ({ id: salaryFileId, fileName }: SalaryFile) =>
      download(downloadControlList, { params: { salaryFileId } }, `${fileName}-control.pdf`),
  });
