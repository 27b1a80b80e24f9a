import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { importMaxBytes } from '@portal/contract/constants';
import type { ErrorDetail } from '@portal/contract/errors';
import type { ImportKind } from '@portal/contract/import-kinds';
import type { FastifyRequest } from 'fastify';
import type { Files } from '../../../files/files.ts';
import { DomainError, invalidFields } from '../../../http/domain-error.ts';

/** A file as it lies in the store, and what its rows are said to be. */
export type Upload = { fileName: string; path: string; byteSize: number; sha256: string; kind: ImportKind };

/**
 * Streams the one file of a multipart body into the file store and takes its `kind`, in any order; the first of `kinds`
 * is meant when none is named. Nothing stays in the store when it fails. Throws file-too-large, invalid-data-provided.
 */
export async function readUpload(
  request: FastifyRequest,
  files: Files,
  kinds: readonly [ImportKind, ...ImportKind[]],
): Promise<Upload> {
  if (!request.isMultipart()) throw invalidFields({ path: 'file', key: 'required' });
  let kind: ImportKind | undefined = kinds[0];
  const faults: ErrorDetail[] = [];
  const stored: Omit<Upload, 'kind'>[] = [];
  try {
    for await (const part of request.parts({ limits: { files: 1, fileSize: importMaxBytes } })) {
      if (part.type === 'file') stored.push(await store(part, files));
      else if (part.fieldname === 'kind') kind = kinds.find((known) => known === part.value);
      else faults.push({ path: part.fieldname, key: 'invalid-data-provided' });
    }
    const [file] = stored;
    if (kind === undefined) faults.push({ path: 'kind', key: 'invalid-data-provided' });
    if (!file) faults.push({ path: 'file', key: 'required' });
    if (faults.length > 0 || !file || !kind) throw invalidFields(...faults);
    request.portalUpload = [kind, file.fileName, file.sha256].join('\n');
    return { ...file, kind };
  } catch (error) {
    for (const { path } of stored) await files.remove(path);
    throw error;
  }
}

async function store(part: MultipartFile, files: Files): Promise<Omit<Upload, 'kind'>> {
  const path = `imports/${randomUUID()}/upload`;
  const hash = createHash('sha256');
  let byteSize = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    const chunks: AsyncIterable<Buffer> = part.file;
    for await (const chunk of chunks) {
      hash.update(chunk);
      byteSize += chunk.length;
      yield chunk;
    }
    if (part.file.truncated) throw new DomainError('file-too-large');
  }
  await files.write(path, Readable.from(measured()));
  return { fileName: nameOf(part.filename), path, byteSize, sha256: hash.digest('hex') };
}

/** Shown back and kept for the next file's profile; never used as a path. */
function nameOf(fileName: string | undefined): string {
  const name = (fileName ?? '')
    .replace(/^.*[\\/]/, '')
    // oxlint-disable-next-line no-control-regex -- refusing control characters is the purpose
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, '')
    .trim()
    .slice(0, 200)
    .toWellFormed();
  return name === '' ? 'file' : name;
}
