import { expect, type APIRequestContext } from '@playwright/test';
import { loggedIn, type SignedIn } from '../../shared-ui/presets/browser.ts';
import { walkEveryPage, type Walk } from '../../shared-ui/presets/every-page.ts';
import { walkEveryArrival } from '../../shared-ui/presets/walk/every-arrival.ts';
import { walkEveryForm } from '../../shared-ui/presets/walk/every-form.ts';
import { lookAtEveryPage } from '../../shared-ui/presets/walk/every-look.ts';
import { meta } from '../src/remote.ts';

/**
 * An employee who leaves, was asked to pay for an item in use, and now reports that it broke: every page shows
 * something.
 */
async function leaver(request: APIRequestContext): Promise<SignedIn> {
  const { token } = await loggedIn(request, 'mette@nordlys.example');
  const { data } = await (
    await request.get('/api/company/pay-in-full?status=CREATED', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  const {
    data: { email },
  } = await (
    await request.get(`/api/company/employees/${data[0].employeeId}`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  await request.post('/api/auth/magiclink', { data: { email } });
  let session: SignedIn | undefined;
  await expect(async () => {
    const { data: mails } = (await (await request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()) as {
      data: { kind: string; text: string }[];
    };
    const token =
      /\/auth\/validate-token\/([\w-]+)/.exec(mails.find(({ kind }) => kind === 'login-link')?.text ?? '')?.[1] ?? '';
    const answer = await request.post('/api/auth/validate-token', { data: { token, confirmed: true } });
    expect(answer.ok(), `the login link for ${email}`).toBe(true);
    session = await answer.json();
  }).toPass({ timeout: 40_000 });
  if (!session) throw new Error(`${email} is not signed in`);
  const report = {
    orderId: data[0].orderId,
    kind: 'DAMAGED',
    incidentDate: data[0].createdAt.slice(0, 10),
    whatHappened: 'Dropped on the stairs; the screen is broken.',
  };
  expect(
    (
      await request.post('/api/employee/rma', { headers: { authorization: `Bearer ${session.token}` }, data: report })
    ).ok(),
  ).toBe(true);
  return session;
}

const walk: Walk = {
  folder: 'mfe-employee',
  pages: meta.pages,
  person: leaver,
  // Nothing is compared until products are marked in the shop.
  empty: ['/employee/compare'],
  given: async (read) => {
    const [order] = await read<{ id: string; productName: string }[]>('/employee/orders');
    const [catalog] = await read<{ id: string }[]>('/employee/catalogs');
    const [product] = await read<{ id: string; productName: string }[]>('/employee/products');
    const filled = {
      orderId: { value: order!.id, shows: order!.productName },
      catalogId: { value: catalog!.id },
      productId: { value: product!.id, shows: product!.productName },
    };
    const [shipped] = await read<{ orderId: string; productName: string }[]>('/employee/rma/items');
    const ending = { ...filled, orderId: { value: shipped!.orderId, shows: shipped!.productName } };
    return (pattern) => (pattern.endsWith('/end-of-term') ? ending : filled);
  },
};

walkEveryPage(walk);
lookAtEveryPage(walk);
walkEveryForm(walk);
walkEveryArrival(walk);
