import { Readable } from 'node:stream';
import { assertPath, type Files } from './files.ts';

export type S3Options = { bucket: string; endpoint?: string | undefined; region: string };

/**
 * Files in any S3-compatible store, so that several API instances share them. Credentials come from the usual AWS
 * environment variables. The client is loaded on first use: a portal with a local folder never pays for it.
 */
export function s3Files({ bucket, endpoint, region }: S3Options): Files {
  const loading = import('@aws-sdk/client-s3').then((sdk) => ({
    sdk,
    client: new sdk.S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) }),
  }));
  loading.catch(() => undefined);
  const key = (path: string) => ({ Bucket: bucket, Key: assertPath(path) });
  const get = async (path: string) => {
    const { sdk, client } = await loading;
    const { Body } = await client.send(new sdk.GetObjectCommand(key(path)));
    if (!(Body instanceof Readable)) throw new Error('the store answered without a body');
    return Body;
  };
  return {
    async write(path, bytes) {
      const { sdk, client } = await loading;
      const body = Buffer.isBuffer(bytes) ? bytes : Buffer.concat(await bytes.toArray());
      await client.send(new sdk.PutObjectCommand({ ...key(path), Body: body }));
    },
    read: async (path) => Buffer.concat(await (await get(path)).toArray()),
    stream: get,
    async remove(path) {
      const { sdk, client } = await loading;
      await client.send(new sdk.DeleteObjectCommand(key(path)));
    },
    async *list(kind) {
      const { sdk, client } = await loading;
      for await (const { Contents = [] } of sdk.paginateListObjectsV2(
        { client },
        { Bucket: bucket, ...(kind ? { Prefix: `${kind}/` } : {}) },
      )) {
        for (const { Key, LastModified } of Contents) if (Key && LastModified) yield { path: Key, at: LastModified };
      }
    },
  };
}
