import { checkSession, type SessionUser } from '@portal/contract/auth';
import { activateLocale, call, useSessionStore } from '@portal/shared-ui';
import { ownLanguageKey, queryClient, sessionCheckKey } from '../portal/query-client.ts';
import { adoptBrand, brandOf, logoOf } from './brand.ts';

/** The longest wait for the brand of a page; a later answer is applied when it is there. */
const patienceMs = { brand: 3_000, logo: 1_000 };

/**
 * Asks for the brand of the person who has just come, with the token that they will have, so that their first page is
 * not shown in the look of the one before and its logo is there at once (SPEC 6).
 *
 * @returns what puts the brand on the page, to be called together with showing the person; it changes nothing when no
 *   brand came. The first page then takes this check of the session as its own
 */
export async function brandOfArrival(token: string): Promise<() => void> {
  useSessionStore.setState({ token });
  const brand = await within(
    patienceMs.brand,
    call(checkSession, {}, { resume: false }).then(
      ({ data }) => brandOf(data),
      () => undefined,
    ),
  );
  const logo = brand && logoOf(brand);
  if (logo) await within(patienceMs.logo, downloaded(logo));
  return () => {
    if (!brand) return;
    adoptBrand(brand);
    queryClient.setQueryData(sessionCheckKey, true);
  };
}

/**
 * Brand and language of the person who has just logged in. Neither may cost the login: a language whose texts do not
 * arrive is asked for again by the page.
 *
 * @returns what puts the brand on the page
 */
export async function lookOfArrival({ id, language }: SessionUser, token: string): Promise<() => void> {
  const [putOnBrand, isSpoken] = await Promise.all([
    brandOfArrival(token),
    activateLocale(language).then(
      () => true,
      () => false,
    ),
  ]);
  return () => {
    putOnBrand();
    if (isSpoken) queryClient.setQueryData(ownLanguageKey(id), true);
  };
}

const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work,
    new Promise<undefined>((done) => {
      setTimeout(() => done(undefined), ms);
    }),
  ]);

const downloaded = (address: string): Promise<void> =>
  new Promise((done) => {
    const picture = new Image();
    picture.addEventListener('load', () => done());
    picture.addEventListener('error', () => done());
    picture.src = address;
  });
