import type { SalaryFile } from '@portal/contract/salary-files';
import { ApiError } from '@portal/shared-ui';

/** Looks at most this often: the mail leaves a moment after the call, or a mail server that is away holds it. */
const looks = 6;
const pauseMs = 700;

/**
 * Reads the file until its mail has left or was refused, or gives up waiting after some four seconds.
 *
 * @throws ApiError `service-unavailable` when the mail server refused it; it stays in the outbox and is tried again
 */
export async function untilSent(before: SalaryFile, read: () => Promise<SalaryFile>): Promise<SalaryFile> {
  let file = await read();
  for (let look = 1; look < looks; look += 1) {
    if (file.sentAt !== before.sentAt) return file;
    if (file.sendFailedAt !== null && file.sendFailedAt !== before.sendFailedAt)
      throw new ApiError({ key: 'service-unavailable', status: 503, requestId: '' });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    file = await read();
  }
  return file;
}
