import { brandingMaxBytes } from '@portal/contract/constants';
import { defaultTheme, themePresets } from '@portal/contract/theme';
import sharp from 'sharp';
import { givenCompany, givenSupplier, type GivenCompany, type GivenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let telegros: GivenSupplier;
let plain: GivenSupplier;
let nordlys: GivenCompany;
let vindebro: GivenCompany;
const theme = themePresets[1].theme;

beforeAll(async () => {
  telegros = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
  plain = await givenSupplier(t);
  nordlys = await givenCompany(t, { supplierId: telegros.id });
  vindebro = await givenCompany(t);
});

type Brand = {
  theme: unknown;
  logo: string | null;
  resellerLogo: string | null;
  favicon: string | null;
  version: number;
  reseller: { theme: unknown; logo: string | null; name: string };
};
const ask = async (method: 'GET' | 'PATCH' | 'DELETE', path: string, token: string, body?: unknown) => {
  const answer = await t.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    status: answer.status,
    message: answer.body.message,
    details: (answer.body as { details?: unknown }).details,
    data: dataOf<Brand>(answer),
  };
};
const upload = async (path: string, token: string, bytes: Buffer, name = 'logo.png') => {
  const answer = await t.upload(path, { name, bytes }, { token });
  return { status: answer.status, message: answer.body.message, data: dataOf<Brand>(answer) };
};
const png = () =>
  sharp({ create: { width: 240, height: 80, channels: 4, background: '#0F6B5C' } })
    .png()
    .toBuffer();
const brandSeenBy = async (token: string) =>
  dataOf<{ company: { branding: Brand } }>(await t.call('GET', '/auth/check-session', { token })).company.branding;

test('a reseller saves its theme; its company sees it until it has its own, and again after a reset', async () => {
  expect((await ask('GET', '/supplier/branding', telegros.token)).data).toEqual({
    theme: null,
    favicon: null,
    logo: null,
    resellerLogo: null,
    version: 0,
    companies: 1,
  });
  expect((await ask('PATCH', '/supplier/branding', telegros.token, { version: 0, theme })).data).toMatchObject({
    theme,
    version: 1,
  });
  expect(await ask('PATCH', '/supplier/branding', telegros.token, { version: 0, theme })).toMatchObject({
    status: 409,
    message: 'changed-by-someone-else',
  });
  // Versions that no row can have.
  for (const version of [2_147_483_647, 1e15])
    expect(await ask('PATCH', '/supplier/branding', telegros.token, { version, theme })).toMatchObject({ status: 400 });
  expect((await brandSeenBy(nordlys.token)).theme).toEqual(theme);
  const own = { ...theme, primaryBtnColor: '#123456' };
  expect((await ask('PATCH', '/company/branding', nordlys.token, { version: 0, theme: own })).data).toMatchObject({
    theme: own,
    version: 1,
    reseller: { theme, name: 'TeleGros' },
  });
  expect((await brandSeenBy(nordlys.token)).theme).toEqual(own);
  expect((await ask('PATCH', '/company/branding', nordlys.token, { version: 1, theme: null })).data.theme).toBeNull();
  expect((await brandSeenBy(nordlys.token)).theme).toEqual(theme);
});

test('what cannot be read is not published and is named; what was published can be restored', async () => {
  const { sidebar } = theme;
  const before = (await ask('GET', '/supplier/branding', telegros.token)).data;
  const lost = { ...theme, sidebar: { ...sidebar, menuTextColor: sidebar.bgColor } };
  const refused = await ask('PATCH', '/supplier/branding', telegros.token, { version: before.version, theme: lost });
  expect([refused.status, refused.message, refused.details]).toEqual([
    409,
    'theme-hard-to-read',
    [{ path: 'sidebar.menuTextColor', key: 'theme-hard-to-read', of: '1.0' }],
  ]);
  expect((await ask('GET', '/supplier/branding', telegros.token)).data).toEqual(before);
  let { version } = before;
  for (let n = 0; n < 21; n += 1) {
    const primaryBtnColor = `#0000${(n + 16).toString(16)}`;
    const next = { ...theme, primaryBtnColor };
    ({ version } = (await ask('PATCH', '/supplier/branding', telegros.token, { version, theme: next })).data);
  }
  const history = (await t.call('GET', '/supplier/branding/history', { token: telegros.token })).body.data!;
  const colours = (history as { theme: { primaryBtnColor: string } }[]).map((row) => row.theme.primaryBtnColor);
  expect([colours.length, colours[0], colours.at(-1)]).toEqual([20, '#000024', '#000011']);
  expect(dataOf<unknown[]>(await t.call('GET', '/company/branding/history', { token: nordlys.token }))).toHaveLength(2);
  expect((await t.call('GET', '/supplier/branding/history', { token: plain.token })).status).toBe(403);
});

test.each(['red', '#12345', '#1234567', 'url(#a)', '#12345g', ''])(
  'T10: the colour "%s" is refused at its field',
  async (bgColor) => {
    const answer = await ask('PATCH', '/supplier/branding', telegros.token, {
      version: 1,
      theme: { ...defaultTheme, sidebar: { ...defaultTheme.sidebar, bgColor } },
    });
    expect(answer).toMatchObject({
      status: 400,
      message: 'invalid-data-provided',
      details: [{ path: 'theme.sidebar.bgColor', key: 'invalid-colour' }],
    });
  },
);

test('T9: an uploaded picture is served inert, without login, to any origin; the company sees its logo', async () => {
  const logo = await upload('/supplier/branding/logo', telegros.token, await png());
  expect(logo).toMatchObject({
    status: 200,
    data: { logo: expect.stringMatching(/^\/api\/brand\/[0-9a-f]{64}\.png$/) },
  });
  expect((await brandSeenBy(nordlys.token)).logo).toBe(logo.data.logo);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0h9"/></svg>');
  const forCompanies = (await upload('/supplier/branding/resellerLogo', telegros.token, svg, 'evil.png')).data
    .resellerLogo!;
  expect((await brandSeenBy(nordlys.token)).logo).toBe(forCompanies);
  const served = await t.call('GET', forCompanies.replace('/api', ''));
  expect(served.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': expect.stringContaining('attachment'),
  });
  expect(served.raw.toString()).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"></path></svg>');
  const own = (await upload('/company/branding/logo', nordlys.token, await png())).data.logo!;
  expect((await brandSeenBy(nordlys.token)).logo).toBe(own);
  expect((await ask('DELETE', '/company/branding/logo', nordlys.token)).data).toMatchObject({
    logo: null,
    reseller: { logo: forCompanies },
  });
  expect((await brandSeenBy(nordlys.token)).logo).toBe(forCompanies);
  expect((await ask('DELETE', '/supplier/branding/resellerLogo', telegros.token)).data.resellerLogo).toBeNull();
  const { rows } = await t.database.owner.query(
    `select action from audit_log where company_id = $1 and entity = 'branding' order by at, id`,
    [nordlys.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['branding.theme-changed', 'branding.picture-changed', 'branding.picture-removed']),
  );
});

test('T9: exactly 1 MB passes, a byte more does not; another type does not, whatever its name', async () => {
  const comment = (size: number) => {
    const [start, end] = ['<svg xmlns="http://www.w3.org/2000/svg"><!--', '--><path d="M0 0h9"/></svg>'];
    return Buffer.from(start + 'x'.repeat(size - start.length - end.length) + end);
  };
  expect((await upload('/supplier/branding/favicon', telegros.token, comment(brandingMaxBytes), 'a.svg')).status).toBe(
    200,
  );
  expect(
    await upload('/supplier/branding/favicon', telegros.token, comment(brandingMaxBytes + 1), 'a.svg'),
  ).toMatchObject({ status: 413, message: 'file-too-large' });
  expect(await upload('/supplier/branding/logo', telegros.token, Buffer.from('GIF89a'), 'logo.png')).toMatchObject({
    status: 415,
    message: 'file-type-not-allowed',
  });
  expect(
    await upload(
      '/supplier/branding/logo',
      telegros.token,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
      'logo.svg',
    ),
  ).toMatchObject({ status: 400, message: 'logo-upload-error' });
  expect((await t.call('PATCH', '/supplier/branding', { token: telegros.token, body: {} })).status).toBe(400);
});

test('no reseller, no brand: a plain supplier and a company without a reseller are refused everywhere', async () => {
  const bytes = await png();
  for (const [portal, token] of [
    ['supplier', plain.token],
    ['company', vindebro.token],
  ] as const) {
    const path = `/${portal}/branding`;
    const answers = [
      await ask('GET', path, token),
      await ask('PATCH', path, token, { version: 0, theme }),
      await ask('DELETE', `${path}/logo`, token),
      await upload(`${path}/logo`, token, bytes),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 403, message: 'no-permission-to-access-page' });
  }
});

test('a picture that does not exist, and a name that is none', async () => {
  for (const name of [`${'0'.repeat(64)}.png`, '..%2f..%2fetc%2fpasswd', 'x.svg'])
    expect([400, 404]).toContain((await t.call('GET', `/brand/${name}`)).status);
});
