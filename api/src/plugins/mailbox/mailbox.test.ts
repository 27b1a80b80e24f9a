import { apiSuite } from '../../../test/test-app.ts';

const t = apiSuite();
beforeAll(async () => {
  await t.database.owner.query(
    `insert into outbox (kind, to_address, subject, html, text, locale, status, created_at) values
      ('login-link', 'anna@nordlys.example', 'Log på <Nordlys>', 
        '<html><head><style>@media (prefers-color-scheme: dark){p{color:#fff}}</style></head>Blåbær</html>',
        'Åbn https://portal.example/login?token=1&x=2', 'da-dk', 'SENT', '2026-11-02T08:00:00Z'),
      ('invitation', 'bo@nordlys.example', 'Welcome', '<html><head></head><body>Hi Bo</body></html>', 'Hi Bo',
        'en-us', 'WAITING', '2026-11-02T09:00:00Z')`,
  );
});

const get = (url: string) => t.app.inject({ url });
const idOf = async (to: string): Promise<string> => (await get(`/dev/mailbox.json?to=${to}`)).json().data[0].id;

test('mails stand newest first with address, subject and time, in UTF-8', async () => {
  const { body, headers } = await get('/dev/mailbox');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.indexOf('Welcome')).toBeLessThan(body.indexOf('Log på &#60;Nordlys&#62;'));
  expect(body).toContain('anna@nordlys.example');
  expect(body).toContain('2026-11-02 09:00:00 UTC');
  expect(body).toContain('WAITING');
});

test('a search finds words of address, subject and text, and says when there are none', async () => {
  expect((await get('/dev/mailbox?q=bo%40nordlys')).body).not.toContain('anna@');
  expect((await get('/dev/mailbox?q=token+nordlys')).body).not.toContain('Welcome');
  expect((await get('/dev/mailbox?q=%25')).body).toContain('No mail has these words.');
  expect((await get('/dev/mailbox?q=%22%3E%3Cscript%3E')).body).not.toContain('"><script>');
});

test('a mail is shown as it would be in a mail program, on a phone, in the dark, and as text with links', async () => {
  const id = await idOf('anna@nordlys.example');
  const desk = (await get(`/dev/mailbox/${id}`)).body;
  expect(desk).toContain('Blåbær');
  expect(desk).toContain('aria-current="page"');
  expect((await get(`/dev/mailbox/${id}?as=phone`)).body).toContain('class="phone"');
  expect((await get(`/dev/mailbox/${id}?as=dark`)).body).toContain('@media all{p{color:#fff}}');
  expect(desk).toContain('@media not all{p{color:#fff}}');
  expect((await get(`/dev/mailbox/${id}?as=text`)).body).toContain(
    'Åbn <a href="https://portal.example/login?token=1&#38;x=2" target="_blank"',
  );
});

test('a mail that is not there is a 404', async () => {
  expect((await get('/dev/mailbox/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  expect((await get('/dev/mailbox/------------------------------------')).statusCode).toBe(404);
});
