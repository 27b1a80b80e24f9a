import type { FastifyRequest } from 'fastify';
import type { ErrorDetail } from '@portal/contract/errors';
import { importMaxBytes } from '@portal/contract/constants';
import { invalidFields } from '../../http/domain-error.ts';

export type Upload = { fileName: string; bytes: Buffer; fields: Record<string, string> };

/** Takes one file and its texts from a multipart body, in any order. Throws file-too-large, invalid-data-provided. */
export async function readUpload(request: FastifyRequest, allowed: readonly string[]): Promise<Upload> {
  if (!request.isMultipart()) throw invalidFields({ path: 'file', key: 'required' });
  const fields: Record<string, string> = {};
  const faults: ErrorDetail[] = [];
  let file: { fileName: string; bytes: Buffer } | undefined;
  for await (const part of request.parts({ limits: { files: 1, fileSize: importMaxBytes } })) {
    if (part.type === 'file') file = { fileName: nameOf(part.filename), bytes: await part.toBuffer() };
    else if (allowed.includes(part.fieldname) && typeof part.value === 'string') fields[part.fieldname] = part.value;
    else faults.push({ path: part.fieldname, key: 'invalid-data-provided' });
  }
  if (faults.length > 0) throw invalidFields(...faults);
  if (!file) throw invalidFields({ path: 'file', key: 'required' });
  return { ...file, fields };
}

/** Shown back and kept for the next file's profile; never used as a path. */
function nameOf(fileName: string | undefined): string {
  // eslint-disable-next-line no-control-regex -- refusing control characters is the purpose
  const name = (fileName ?? '').replace(/^.*[\\/]/, '').replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, '').trim().slice(0, 200);
  return name === '' ? 'file' : name;
}
