import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';
import { s3Files } from './s3-files.ts';

/** Enough of the S3 protocol to keep objects: PUT, GET, DELETE by path, and the list of a prefix. */
function objectStore(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const key = request.url!.split('?')[0]!;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
      if (request.method === 'DELETE') objects.delete(key);
      const prefix = new URL(request.url!, 'http://store').searchParams.get('prefix');
      if (prefix !== null) {
        const found = [...objects.keys()]
          .map((name) => name.split('/').slice(2).join('/'))
          .filter((name) => name.startsWith(prefix));
        response.writeHead(200, { 'content-type': 'application/xml' });
        const contentsOf = (name: string) =>
          `<Contents><Key>${name}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`;
        return response.end(`<ListBucketResult>${found.map(contentsOf).join('')}</ListBucketResult>`);
      }
      const found = objects.get(key);
      response.writeHead(request.method === 'GET' && !found ? 404 : 200);
      response.end(request.method === 'GET' ? found : undefined);
    });
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

async function keepsFiles(files: Files): Promise<void> {
  await files.write('salary-files/1/a.csv', Buffer.from('æøå;1\r\n', 'latin1'));
  await files.write('salary-files/2/b.csv', Readable.from([Buffer.from('one'), Buffer.from('two')]));
  expect((await files.read('salary-files/1/a.csv')).toString('latin1')).toBe('æøå;1\r\n');
  expect(Buffer.concat(await (await files.stream('salary-files/2/b.csv')).toArray()).toString()).toBe('onetwo');
  const listed: [string, boolean][] = [];
  for (const kind of ['salary-files', 'branding'])
    for await (const { path, at } of files.list(kind)) listed.push([path, at.getTime() > Date.now() - 60_000]);
  expect(listed.sort()).toEqual([
    ['salary-files/1/a.csv', true],
    ['salary-files/2/b.csv', true],
  ]);
  await files.remove('salary-files/1/a.csv');
  await expect(files.read('salary-files/1/a.csv')).rejects.toThrow();
}

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-store-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('a local folder keeps files and leaves nothing of a write that failed', async () => {
  const files = localFiles(dir);
  await keepsFiles(files);
  const broken = new Readable({
    read() {
      this.destroy(new Error('cut off'));
    },
  });
  await expect(files.write('salary-files/3/c.csv', broken)).rejects.toThrow('cut off');
  expect(await readdir(join(dir, 'salary-files/3'))).toEqual([]);
});

test('no path leads out of the store', async () => {
  const read = async (path: string) => localFiles(dir).read(path);
  for (const path of ['../secret', '/etc/passwd', 'a/../../b', 'a', 'a//b', 'a/b\u0000'])
    await expect(read(path)).rejects.toThrow('not a path');
});

test('an S3-compatible store keeps the same files', async () => {
  process.env.AWS_ACCESS_KEY_ID = 'key';
  process.env.AWS_SECRET_ACCESS_KEY = 'secret';
  const server = await objectStore();
  try {
    await keepsFiles(
      s3Files({
        bucket: 'portal',
        region: 'eu-north-1',
        endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      }),
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
