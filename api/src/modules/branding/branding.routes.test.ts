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
  draft: { theme: unknown; logo: string | null; savedAt: string; savedBy: string } | null;
  reseller: { theme: unknown; logo: string | null; name: string };
};
const ask = async (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, token: string, body?: unknown) => {
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

type Published = { id: string; theme: { primaryBtnColor: string } | null; logo: string | null } & {
  publishedBy: string;
  isStart: boolean;
};
const published = async (portal: 'supplier' | 'company', token: string) =>
  dataOf<Published[]>(await t.call('GET', `/${portal}/branding/history`, { token }));
/** Publishes what is in the draft. */
const publish = async (portal: 'supplier' | 'company', token: string) => {
  const { version } = (await ask('GET', `/${portal}/branding`, token)).data;
  return ask('POST', `/${portal}/branding/publish`, token, { version });
};

test('a reseller publishes its theme; its company sees it until it has its own, and again after a reset', async () => {
  expect((await ask('GET', '/supplier/branding', telegros.token)).data).toEqual({
    theme: null,
    favicon: null,
    logo: null,
    resellerLogo: null,
    draft: null,
    version: 0,
    companies: 1,
  });
  expect((await ask('PATCH', '/supplier/branding', telegros.token, { version: 0, theme })).data).toMatchObject({
    theme: null,
    draft: { theme, logo: null, savedAt: t.clock.now().toISOString() },
    version: 1,
  });
  expect((await brandSeenBy(nordlys.token)).theme).toBeNull();
  for (const [method, path, body] of [
    ['PATCH', '/supplier/branding', { theme }],
    ['POST', '/supplier/branding/publish', {}],
    ['POST', '/supplier/branding/discard', {}],
  ] as const)
    expect(await ask(method, path, telegros.token, { version: 0, ...body })).toMatchObject({
      status: 409,
      message: 'changed-by-someone-else',
    });
  // Versions that no row can have.
  for (const version of [2_147_483_647, 1e15])
    expect(await ask('PATCH', '/supplier/branding', telegros.token, { version, theme })).toMatchObject({ status: 400 });
  expect((await publish('supplier', telegros.token)).data).toMatchObject({ theme, draft: null, version: 2 });
  expect((await brandSeenBy(nordlys.token)).theme).toEqual(theme);
  expect(await publish('supplier', telegros.token)).toMatchObject({ status: 404, message: 'draft-not-found' });
  const own = { ...theme, primaryBtnColor: '#123456' };
  expect((await ask('PATCH', '/company/branding', nordlys.token, { version: 0, theme: own })).data).toMatchObject({
    draft: { theme: own },
    version: 1,
    reseller: { theme, name: 'TeleGros' },
  });
  await publish('company', nordlys.token);
  expect((await brandSeenBy(nordlys.token)).theme).toEqual(own);
  await ask('PATCH', '/company/branding', nordlys.token, { version: 2, theme: null });
  expect((await publish('company', nordlys.token)).data.theme).toBeNull();
  expect((await brandSeenBy(nordlys.token)).theme).toEqual(theme);
});

test('what cannot be read is not published and is named; what was published can be restored', async () => {
  const { sidebar } = theme;
  const before = (await ask('GET', '/supplier/branding', telegros.token)).data;
  const lost = { ...theme, sidebar: { ...sidebar, menuTextColor: sidebar.bgColor } };
  await ask('PATCH', '/supplier/branding', telegros.token, { version: before.version, theme: lost });
  const refused = await publish('supplier', telegros.token);
  expect([refused.status, refused.message, refused.details]).toEqual([
    409,
    'theme-hard-to-read',
    [{ path: 'sidebar.menuTextColor', key: 'theme-hard-to-read', of: '1.0' }],
  ]);
  let { version } = before;
  expect((await ask('POST', '/supplier/branding/discard', telegros.token, { version: version + 1 })).data).toEqual({
    ...before,
    version: (version += 2),
  });
  for (let n = 0; n < 21; n += 1) {
    const primaryBtnColor = `#0000${(n + 16).toString(16)}`;
    await ask('PATCH', '/supplier/branding', telegros.token, { version, theme: { ...theme, primaryBtnColor } });
    ({ version } = (await publish('supplier', telegros.token)).data);
  }
  const history = await published('supplier', telegros.token);
  const colours = history.map((row) => row.theme?.primaryBtnColor);
  expect([colours.length, colours[0], colours.at(-1)]).toEqual([20, '#000024', '#000011']);
  expect((await t.call('GET', '/supplier/branding/history', { token: plain.token })).status).toBe(403);
});

test('the history begins with the look of before, says who published, and restores pictures as a draft', async () => {
  const { token, company } = { token: nordlys.token, company: nordlys };
  const history = await published('company', token);
  expect(history.map(({ theme: colours, isStart }) => [colours?.primaryBtnColor, isStart])).toEqual([
    [undefined, false],
    ['#123456', false],
    [undefined, true],
  ]);
  const { rows } = await t.database.owner.query('select name from users where id = $1', [company.userId]);
  expect(history.map(({ publishedBy }) => publishedBy)).toEqual([rows[0].name, rows[0].name, '']);
  const { logo } = (await upload('/company/branding/logo', token, await png())).data.draft!;
  await publish('company', token);
  await ask('DELETE', '/company/branding/logo', token);
  await publish('company', token);
  expect((await brandSeenBy(token)).logo).toBeNull();
  const withLogo = (await published('company', token)).find((row) => row.logo === logo)!;
  const restore = async (id: string, version: number) =>
    ask('POST', `/company/branding/history/${id}/restore`, token, { version });
  const { version } = (await ask('GET', '/company/branding', token)).data;
  expect(await restore(withLogo.id, version - 1)).toMatchObject({ status: 409, message: 'changed-by-someone-else' });
  expect((await restore(withLogo.id, version)).data).toMatchObject({ logo: null, draft: { logo } });
  expect((await brandSeenBy(token)).logo).toBeNull();
  const [foreign] = await published('supplier', telegros.token);
  expect(await restore(foreign!.id, version + 1)).toMatchObject({ status: 404, message: 'theme-not-found' });
  await publish('company', token);
  expect((await brandSeenBy(token)).logo).toBe(logo);
  await ask('DELETE', '/company/branding/logo', token);
  await publish('company', token);
});

test('a picture that is dropped or removed changes the draft alone until it is published', async () => {
  const { token } = telegros;
  await upload('/supplier/branding/favicon', token, await png());
  const { favicon } = (await publish('supplier', token)).data;
  const other = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h7"/></svg>');
  const live = async () => dataOf<Brand>(await t.call('GET', '/supplier/branding', { token })).favicon;
  const changes = [
    () => upload('/supplier/branding/favicon', token, other, 'f.svg'),
    () => ask('DELETE', '/supplier/branding/favicon', token),
  ];
  for (const change of changes) {
    expect((await change()).data.draft).not.toBeNull();
    expect([await live(), (await brandSeenBy(nordlys.token)).favicon]).toEqual([favicon, favicon]);
    const kept = await ask('POST', '/supplier/branding/favicon/keep', token);
    expect([kept.data.favicon, kept.data.draft]).toEqual([favicon, null]);
  }
  await ask('DELETE', '/supplier/branding/favicon', token);
  await publish('supplier', token);
  expect([await live(), (await brandSeenBy(nordlys.token)).favicon]).toEqual([null, null]);
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
    data: { logo: null, draft: { logo: expect.stringMatching(/^\/api\/brand\/[0-9a-f]{64}\.png$/) } },
  });
  await publish('supplier', telegros.token);
  expect((await brandSeenBy(nordlys.token)).logo).toBe(logo.data.draft?.logo);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0h9"/></svg>');
  await upload('/supplier/branding/resellerLogo', telegros.token, svg, 'evil.png');
  const forCompanies = (await publish('supplier', telegros.token)).data.resellerLogo!;
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
  await upload('/company/branding/logo', nordlys.token, await png());
  const own = (await publish('company', nordlys.token)).data.logo!;
  expect((await brandSeenBy(nordlys.token)).logo).toBe(own);
  await ask('DELETE', '/company/branding/logo', nordlys.token);
  expect((await publish('company', nordlys.token)).data).toMatchObject({
    logo: null,
    reseller: { logo: forCompanies },
  });
  expect((await brandSeenBy(nordlys.token)).logo).toBe(forCompanies);
  await ask('DELETE', '/supplier/branding/resellerLogo', telegros.token);
  expect((await publish('supplier', telegros.token)).data.resellerLogo).toBeNull();
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
      await ask('POST', `${path}/publish`, token, { version: 0 }),
      await ask('POST', `${path}/discard`, token, { version: 0 }),
      await ask('DELETE', `${path}/logo`, token),
      await ask('POST', `${path}/logo/keep`, token),
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
