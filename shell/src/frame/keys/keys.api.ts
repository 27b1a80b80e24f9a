import { getSingleKeys, saveSingleKeys } from '@portal/contract/user';
import { call, setSingleKeys, type SingleKeys } from '@portal/shared-ui';
import { keepWithLogin } from '../keep-with-login.ts';

/**
 * Reads whether single-letter keys act for the person. Where that cannot be read they do not: nothing happens unasked.
 */
export async function readSingleKeys(): Promise<void> {
  setSingleKeys(
    await call(getSingleKeys).then(
      ({ data }): SingleKeys => (data.singleKeys ? 'on' : 'off'),
      () => 'unknown',
    ),
  );
}

/** Kept with the person, so on every device. Throws ApiError; nothing changed then. */
export async function changeSingleKeys(singleKeys: boolean): Promise<void> {
  await keepWithLogin(call(saveSingleKeys, { body: { singleKeys } }));
  setSingleKeys(singleKeys ? 'on' : 'off');
}
