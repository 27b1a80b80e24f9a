import { checkSession } from '@portal/contract/auth';
import { call, useSessionStore } from '@portal/shared-ui';
import { adoptBrand, brandOf } from './brand.ts';

/** A person is not kept waiting longer than this for their colours; the session check then brings them. */
const patienceMs = 3_000;

/**
 * Asks for the brand of whoever has just come, so that their first page is not shown in the look of the one before
 * (SPEC 6). Asked for with the token that they will have.
 *
 * @returns what puts the brand on the page, to be called together with showing the person; it changes nothing when no
 * brand came
 */
export async function brandOfArrival(token: string): Promise<() => void> {
  useSessionStore.setState({ token });
  const asked = call(checkSession, {}, { resume: false }).then(({ data }) => brandOf(data), () => undefined);
  const late = new Promise<undefined>((done) => { setTimeout(() => done(undefined), patienceMs); });
  const brand = await Promise.race([asked, late]);
  return () => brand && adoptBrand(brand);
}
