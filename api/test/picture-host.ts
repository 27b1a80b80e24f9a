import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { TestApp } from './test-app.ts';

/** A shop's picture server on this machine, the only one that the test's portal may reach; `asked` are its requests. */
export async function pictureHost(t: TestApp, files: Readonly<Record<string, Buffer>>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(files[url] ? 200 : 404).end(files[url]);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.services.reach = {
    resolve: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    isAllowed: (address) => address === '127.0.0.1',
    isPort: () => true,
    milliseconds: 2_000,
  };
  return {
    asked,
    link: (path: string) => `http://shop.example:${(server.address() as AddressInfo).port}${path}`,
    close: () => server.close(),
  };
}

/** A small photo of one colour. */
export const photo = (background: string, width = 30): Promise<Buffer> =>
  sharp({ create: { width, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
