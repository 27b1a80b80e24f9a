import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPicture, type Reach } from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let answers: RequestListener;
let hits = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1;
    answers(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  hits = 0;
  answers = (_request, response) => response.end('picture');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
/** The internet of a test: every name is this machine, which counts as public here. */
const reach = (change: Partial<Reach> = {}): Reach => ({
  resolve: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  isPort: () => true,
  milliseconds: 1_000,
  ...change,
});
const fault = (link: string, with_: Reach = reach()) =>
  fetchPicture(link, with_).then(
    () => 'fetched',
    (error: { fault: string }) => error.fault,
  );
const link = (path = '/x.jpg') => `http://shop.example:${port()}${path}`;

test('a picture is fetched, over a redirect too', async () => {
  answers = ({ url }, response) =>
    url === '/old' ? response.writeHead(302, { location: '/x.jpg' }).end() : response.end('picture');
  expect((await fetchPicture(link('/old'), reach())).toString()).toBe('picture');
});

test.each([
  'http://127.0.0.1/x',
  'http://localhost/x',
  'http://2130706433/x',
  'http://0x7f.1/x',
  'http://0177.0.0.1/x',
  'http://0/x',
  'http://10.1.2.3/x',
  'http://172.16.0.1/x',
  'http://192.168.1.1/x',
  'http://100.64.0.1/x',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/x',
  'http://[::]/x',
  'http://[::ffff:127.0.0.1]/x',
  'http://[::ffff:a9fe:a9fe]/x',
  'http://[64:ff9b::a9fe:a9fe]/x',
  'http://[2002:7f00:1::]/x',
  'http://[fe80::1]/x',
  'http://[fd00:ec2::254]/x',
  'http://[ff02::1]/x',
  'http://224.0.0.1/x',
  'http://255.255.255.255/x',
  'https://user:secret@shop.example/x',
  'https://shop.example:8443/x',
  'ftp://shop.example/x',
  'file:///etc/passwd',
  'data:image/png;base64,AA==',
  'gopher://shop.example/x',
])('T20: %s is not dialled', async (address) => {
  expect(
    await fault(address, { ...reach(), isAllowed: isPublicAddress, isPort: (_protocol, given) => given === '' }),
  ).toBe('address-not-allowed');
  expect(hits).toBe(0);
});

test('T20: no redirect to where clouds keep their keys, to this machine or a file is followed', async () => {
  for (const location of [
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]:1/x',
    'file:///etc/passwd',
    '//10.0.0.1/x',
  ]) {
    answers = (_request, response) => response.writeHead(302, { location }).end();
    expect(await fault(link())).toBe('address-not-allowed');
  }
  answers = (_request, response) => response.writeHead(302, { location: '/again' }).end();
  hits = 0;
  expect(await fault(link())).toBe('not-found');
  expect(hits).toBe(4);
});

test('T20: a name is resolved once and the address that was checked is dialled', async () => {
  const given = ['127.0.0.1', '10.0.0.1'];
  let asked = 0;
  const rebinding = reach({
    resolve: (_name, done) => done(null, [{ address: given[asked++] ?? '10.0.0.1', family: 4 }]),
  });
  expect((await fetchPicture(link(), rebinding)).toString()).toBe('picture');
  expect(asked).toBe(1);
  // The second time the name is somebody's own network.
  expect(await fault(link(), rebinding)).toBe('address-not-allowed');
  expect(hits).toBe(1);
});

test('T20: one private address among public ones refuses the name', async () => {
  const both = reach({
    resolve: (_name, done) =>
      done(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '::ffff:10.0.0.1', family: 6 },
      ]),
  });
  expect(await fault(link(), both)).toBe('address-not-allowed');
});

test('a body that drips, one that never ends and an answer that never comes are given up', async () => {
  answers = (_request, response) => {
    const drip = setInterval(() => response.write('.'), 50);
    response.on('close', () => clearInterval(drip));
  };
  expect(await fault(link(), reach({ milliseconds: 400 }))).toBe('too-slow');
  answers = () => undefined;
  expect(await fault(link(), reach({ milliseconds: 200 }))).toBe('too-slow');
  answers = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      response.once('drain', more);
    };
    more();
  };
  expect(await fault(link())).toBe('too-large');
});

test('what is missing, refused, or nobody answers for is said', async () => {
  answers = (_request, response) => response.writeHead(404).end();
  expect(await fault(link())).toBe('not-found');
  expect(await fault('http://shop.example:1/x')).toBe('cannot-be-reached');
  expect(await fault(link(), reach({ resolve: (_name, done) => done(new Error('ENOTFOUND'), []) }))).toBe(
    'cannot-be-reached',
  );
});
