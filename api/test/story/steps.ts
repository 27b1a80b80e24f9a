import { newCategory } from '@portal/contract/categories';
import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import { givenAdmin } from '../given.ts';
import { bodyOf, type Answer, type SignedIn, type TestApp } from '../test-app.ts';

/** What the script of RULES 7 makes on its way; every step adds to it. */
export type Story = {
  t: TestApp;
  token: { admin: string; telegros: string; nordlys: string; anna: string; bo: string };
  id: Record<
    | 'supplier'
    | 'category'
    | 'salarySystem'
    | 'company'
    | 'catalog'
    | 'phone'
    | 'cover'
    | 'subscription'
    | 'annasOrder'
    | 'bosOrder'
    | 'salaryFile',
    string
  >;
};

/** The story begins with one back-office admin and nothing else. */
export async function begin(t: TestApp): Promise<Story> {
  const { token } = await givenAdmin(t);
  return { t, token: { admin: token, telegros: '', nordlys: '', anna: '', bo: '' }, id: {} as Story['id'] };
}

/** A call that must succeed; answers its data. */
export async function done<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body.data as T;
}

/** A call that must be refused; answers status and key, as the client sees them. */
export async function refused(answer: Promise<Answer>): Promise<[number, string | undefined, unknown]> {
  const { status, body } = await answer;
  return [status, body.message, (body as { details?: unknown }).details];
}

/** Opens the newest link that a person got by mail, as she would: mail, link, button. */
export async function signInByMail(story: Story, email: string): Promise<string> {
  const mails = await story.t.mails(email);
  const token = mails
    .map(({ text }) => /\/auth\/validate-token\/([\w-]+)/.exec(text)?.[1])
    .filter(Boolean)
    .at(-1);
  const answer = await story.t.call('POST', '/auth/validate-token', { body: { token, confirmed: true } });
  if (answer.status !== 200)
    throw new Error(`the link of ${email} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return bodyOf<SignedIn>(answer).token;
}

/** Uploads, checks with the proposed mapping and some choices of our own, and answers where the import stands. */
export async function checkImport(
  story: Story,
  token: string,
  path: string,
  portal: 'supplier' | 'company',
  file: { name: string; text: string },
  options: object = {},
  mapping: object = {},
  fields: Record<string, string> = {},
) {
  const { t } = story;
  const uploaded = await done<{ id: string; mapping: object }>(
    t.upload(path, { name: file.name, bytes: Buffer.from(file.text) }, { token, fields }),
  );
  await done(
    t.call('POST', `/${portal}/imports/${uploaded.id}/check`, {
      token,
      body: { mapping: { ...uploaded.mapping, ...mapping }, options },
    }),
  );
  await t.work();
  return uploaded.id;
}

/** Runs a checked import to its end. */
export async function runImport(
  { t }: Story,
  token: string,
  portal: 'supplier' | 'company',
  id: string,
): Promise<{ status: string; counts: Record<string, number> }> {
  await done(t.call('POST', `/${portal}/imports/${id}/run`, { token, body: {} }));
  await t.work();
  return done(t.call('GET', `/${portal}/imports/${id}`, { token }));
}

/** The category Mobile of the story. */
export const mobile = {
  ...newCategory,
  name: 'Mobile',
  accessory_limit: 2,
  percentage: 3_000,
  requireMultimediaTax: true,
  taxableMode: 'FIXED_YEARLY',
  scrapPercent: 500,
  requiresSerial: true,
  rules: { 'en-us': 'You have use of the phone only.', 'da-dk': 'Du har kun brugsret til telefonen.' },
};

/** The salary system Danløn, from its preset. */
export const danlon = (() => {
  const { name, layout } = salarySystemPresets.find((preset) => preset.name === 'Danløn')!;
  return { name, country: 'DK', enabled: true, layout };
})();
