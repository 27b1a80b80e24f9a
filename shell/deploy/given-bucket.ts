import { createServer, type Server } from 'node:http';

/** Enough of the S3 protocol for a served tree: objects, prefixes, and a write that makes an object once only. */
export function givenBucket(): Promise<Server> {
  const objects = new Map<string, { content: Buffer; at: string }>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const found = objects.get(pathname);
      const prefix = searchParams.get('prefix');
      if (prefix !== null) return response.end(listOf(objects, prefix));
      if (request.method === 'PUT' && found && request.headers['if-none-match'] === '*')
        return response.writeHead(412).end();
      if (request.method === 'PUT')
        objects.set(pathname, { content: Buffer.concat(chunks), at: new Date().toUTCString() });
      if (request.method === 'DELETE') objects.delete(pathname);
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      if (isReading && !found) return response.writeHead(404).end();
      response.writeHead(200, found && isReading ? { 'last-modified': found.at } : {});
      return response.end(request.method === 'GET' ? found?.content : undefined);
    });
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

function listOf(objects: ReadonlyMap<string, { at: string }>, prefix: string): string {
  const contents = [...objects]
    .map(([path, { at }]) => ({ key: path.split('/').slice(2).join('/'), at }))
    .filter(({ key }) => key.startsWith(prefix))
    .map(
      ({ key, at }) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date(at).toISOString()}</LastModified></Contents>`,
    );
  return `<ListBucketResult>${contents.join('')}</ListBucketResult>`;
}
