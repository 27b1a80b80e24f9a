import { ApiError } from '@portal/shared-ui';

/**
 * Waits until a choice is kept with the login. A session that does not prove its owner, as by a former employee's
 * private address, may change nothing there: then the choice holds for this page alone. Throws every other ApiError.
 */
export async function keepWithLogin(kept: Promise<unknown>): Promise<void> {
  try {
    await kept;
  } catch (error) {
    if (ApiError.from(error).key !== 'confirm-it-is-you') throw error;
  }
}
