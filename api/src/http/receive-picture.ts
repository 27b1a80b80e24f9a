import { createHash } from 'node:crypto';
import { pictureMaxBytes } from '@portal/contract/constants';
import type { FastifyRequest } from 'fastify';
import { invalidFields } from './domain-error.ts';

/**
 * The bytes of the one picture of a multipart body, at most 10 MB unless told; their hash makes a repeated
 * request the same one.
 *
 * @throws DomainError `file-too-large`; 400 at `file` when there is none
 */
export async function receivePicture(request: FastifyRequest, mostBytes = pictureMaxBytes): Promise<Buffer> {
  if (!request.isMultipart()) throw invalidFields({ path: 'file', key: 'required' });
  const part = await request.file({ limits: { fileSize: mostBytes, files: 1, parts: 10 } });
  if (!part) throw invalidFields({ path: 'file', key: 'required' });
  const sent = await part.toBuffer();
  request.portalUpload = createHash('sha256').update(sent).digest('hex');
  return sent;
}
