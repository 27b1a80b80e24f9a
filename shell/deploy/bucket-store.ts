import { extname } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import type { SiteStore } from './site-store.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const forever = 'public, max-age=31536000, immutable';
/** What is written anew with each change is asked for again each time; a version's files never change. */
const cachedFor = (path: string) =>
  /^(mfe|shell)\/.+\/.+\//.test(path) || /^shell\/.+\//.test(path) ? forever : 'no-cache';

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
const unlessMissing = (error: unknown): undefined => {
  if (statusOf(error) !== 404) throw error;
};

/**
 * The served tree in a bucket: `s3://bucket` or `s3://bucket/prefix`. Region, credentials and another endpoint
 * (`AWS_ENDPOINT_URL_S3`) come from the usual AWS environment variables. The lock needs a store that refuses to write
 * over an object with `If-None-Match: *`, as S3, R2 and MinIO do.
 */
export function bucketStore(target: string): SiteStore {
  const { hostname: bucket, pathname } = new URL(target);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const keyOf = (path: string) => (prefix ? `${prefix}/${path}` : path);
  const loading = import('@aws-sdk/client-s3').then((sdk) => ({
    sdk,
    client: new sdk.S3Client({ forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined }) as S3Client,
  }));
  const at = (path: string) => ({ Bucket: bucket, Key: keyOf(path) });

  async function listed(path: string): Promise<{ key: string; at: number }[]> {
    const { sdk, client } = await loading;
    const found = [];
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${keyOf(path)}/` });
    for await (const { Contents = [] } of pages)
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified) found.push({ key: Key, at: LastModified.getTime() });
    return found;
  }

  return {
    async read(path) {
      const { sdk, client } = await loading;
      const found = await client.send(new sdk.GetObjectCommand(at(path))).catch(unlessMissing);
      return found?.Body && Buffer.from(await found.Body.transformToByteArray());
    },
    async write(path, content) {
      const { sdk, client } = await loading;
      const ContentType = types[extname(path)] ?? 'application/octet-stream';
      await client.send(
        new sdk.PutObjectCommand({ ...at(path), Body: content, ContentType, CacheControl: cachedFor(path) }),
      );
    },
    async foldersByAge(path) {
      const ages = new Map<string, number>();
      const start = `${keyOf(path)}/`.length;
      for (const one of await listed(path)) {
        const [name = '', ...inside] = one.key.slice(start).split('/');
        if (inside.length > 0) ages.set(name, Math.max(one.at, ages.get(name) ?? 0));
      }
      return [...ages].map(([name, age]) => ({ name, at: age })).sort((a, b) => b.at - a.at);
    },
    async removeFolder(path) {
      const { sdk, client } = await loading;
      for (const { key } of await listed(path))
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    lock: {
      async take(holder) {
        const { sdk, client } = await loading;
        const made = client.send(new sdk.PutObjectCommand({ ...at('.publishing'), Body: holder, IfNoneMatch: '*' }));
        return made.then(
          () => true,
          (error: unknown) => {
            if (![409, 412].includes(statusOf(error))) throw error;
            return false;
          },
        );
      },
      async since() {
        const { sdk, client } = await loading;
        const found = await client.send(new sdk.HeadObjectCommand(at('.publishing'))).catch(unlessMissing);
        return found?.LastModified?.getTime();
      },
      async remove() {
        const { sdk, client } = await loading;
        await client.send(new sdk.DeleteObjectCommand(at('.publishing')));
      },
    },
  };
}
