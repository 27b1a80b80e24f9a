import type { AuditAction } from '@portal/contract/audit-actions';
import type { BrandSlot } from '@portal/contract/branding';
import { brandingMaxBytes } from '@portal/contract/constants';
import type { Theme } from '@portal/contract/theme';
import { hardToRead, publishableFrom } from '@portal/contract/theme-contrast';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../access/audit.ts';
import type { Db } from '../../db/tenant.ts';
import type { Files } from '../../files/files.ts';
import { DomainError } from '../../http/domain-error.ts';
import { receivePicture } from '../../http/receive-picture.ts';
import { keepTheme, savePicture, saveTheme, type BrandScope } from './branding.queries.ts';
import { cleanImage } from './images/clean-image.mapping.ts';

type When = { now: Date; requestId: string };

/** Where a picture lies in the file store; pages ask for it under `/api/brand/`. */
export const storedAt = (fileName: string): string => `branding/${fileName}`;

const record = (
  db: Db,
  scope: BrandScope,
  { now, requestId }: When,
  action: AuditAction,
  detail: Record<string, unknown>,
) =>
  recordAudit(
    db,
    { now, scope, requestId },
    action,
    ['branding', scope.role === 'company' ? scope.companyId : scope.supplierId],
    detail,
  );

/**
 * Publishes or, with null, resets the theme, and keeps it among those that can be restored.
 *
 * @throws DomainError `theme-hard-to-read` with each text that reads under 3:1; `changed-by-someone-else`
 */
export async function changeTheme(
  db: Db,
  scope: BrandScope,
  { version, theme }: { version: number; theme: Theme | null },
  when: When,
): Promise<void> {
  const lost = theme ? hardToRead(theme, publishableFrom) : [];
  if (lost.length > 0)
    throw new DomainError(
      'theme-hard-to-read',
      lost.map(({ path, ratio }) => ({ path, key: 'theme-hard-to-read', of: ratio.toFixed(1) })),
    );
  await saveTheme(db, scope, version, theme);
  await keepTheme(db, scope, theme, when.now);
  await record(db, scope, when, 'branding.theme-changed', { isDefault: theme === null });
}

/**
 * Takes the one file of a multipart body, at most 1 MB, cleans it and keeps it under its content's name. A picture
 * that is replaced stays in the store: login pages remember it.
 *
 * @throws DomainError of `cleanImage`; `file-too-large`; 400 at `file` when there is none
 */
export async function keepUpload(request: FastifyRequest, files: Files, slot: BrandSlot): Promise<string> {
  const { fileName, bytes } = await cleanImage(await receivePicture(request, brandingMaxBytes), slot);
  await files.write(storedAt(fileName), bytes);
  return `/api/brand/${fileName}`;
}

/** Puts a kept picture in its place, or null for the default. */
export async function changePicture(
  db: Db,
  scope: BrandScope,
  slot: BrandSlot,
  path: string | null,
  when: When,
): Promise<void> {
  await savePicture(db, scope, slot, path);
  await record(db, scope, when, path ? 'branding.picture-changed' : 'branding.picture-removed', { slot });
}
