import type { AuditAction } from '@portal/contract/audit-actions';
import { supplierSlots, type BrandLook, type BrandSlot } from '@portal/contract/branding';
import { brandingMaxBytes } from '@portal/contract/constants';
import type { Theme } from '@portal/contract/theme';
import { hardToRead, publishableFrom } from '@portal/contract/theme-contrast';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../access/audit.ts';
import type { Db } from '../../db/tenant.ts';
import type { Files } from '../../files/files.ts';
import { DomainError } from '../../http/domain-error.ts';
import { receivePicture } from '../../http/receive-picture.ts';
import { lockBrand, saveDraft, saveLive, type BrandScope } from './branding.queries.ts';
import { looksAlike } from './draft.rules.ts';
import { cleanImage } from './images/clean-image.mapping.ts';
import { getPublished, keepPublished } from './published.queries.ts';

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
 * Changes the draft over the version seen, or over whatever is there without one. A draft that looks like what
 * everybody sees is none.
 *
 * @throws DomainError `changed-by-someone-else`
 */
async function changeDraft(
  db: Db,
  scope: BrandScope,
  { now }: When,
  version: number | undefined,
  change: (draft: BrandLook, live: BrandLook) => BrandLook | Promise<BrandLook>,
): Promise<void> {
  const brand = await lockBrand(db, scope);
  if (version !== undefined && version !== brand.version) throw new DomainError('changed-by-someone-else');
  const next = await change(brand.draft ?? brand.live, brand.live);
  await saveDraft(db, scope, looksAlike(brand.live, next) ? null : next, now);
}

/** Puts colours into the draft; null is the theme behind. */
export const changeColours = (
  db: Db,
  scope: BrandScope,
  { version, theme }: { version: number; theme: Theme | null },
  when: When,
): Promise<void> => changeDraft(db, scope, when, version, (draft) => ({ ...draft, theme }));

/** Puts a kept picture into the draft, or null for the one behind. The last one counts. */
export const changePicture = (
  db: Db,
  scope: BrandScope,
  slot: BrandSlot,
  path: string | null,
  when: When,
): Promise<void> => changeDraft(db, scope, when, undefined, (draft) => ({ ...draft, [slot]: path }));

/** Puts the picture that is published back into the draft. */
export const keepPicture = (db: Db, scope: BrandScope, slot: BrandSlot, when: When): Promise<void> =>
  changeDraft(db, scope, when, undefined, (draft, live) => ({ ...draft, [slot]: live[slot] }));

/**
 * Puts a look that was published into the draft.
 *
 * @throws DomainError `theme-not-found`, `changed-by-someone-else`
 */
export const restorePublished = (
  db: Db,
  scope: BrandScope,
  publishedId: string,
  version: number,
  when: When,
): Promise<void> => changeDraft(db, scope, when, version, () => getPublished(db, scope, publishedId));

/** Throws the draft away that was seen as `version`. */
export const discardDraft = (db: Db, scope: BrandScope, version: number, when: When): Promise<void> =>
  changeDraft(db, scope, when, version, (_draft, live) => live);

/**
 * Shows the draft that was seen as `version` to everybody, and keeps it among the looks that can be restored.
 *
 * @throws DomainError `theme-hard-to-read` with each text that reads under 3:1; `draft-not-found`;
 *   `changed-by-someone-else`
 */
export async function publishDraft(db: Db, scope: BrandScope, version: number, when: When): Promise<void> {
  const { live, draft, version: found } = await lockBrand(db, scope);
  if (version !== found) throw new DomainError('changed-by-someone-else');
  if (!draft) throw new DomainError('draft-not-found');
  const lost = draft.theme ? hardToRead(draft.theme, publishableFrom) : [];
  if (lost.length > 0)
    throw new DomainError(
      'theme-hard-to-read',
      lost.map(({ path, ratio }) => ({ path, key: 'theme-hard-to-read', of: ratio.toFixed(1) })),
    );
  await saveLive(db, scope, draft);
  await keepPublished(db, scope, { live, next: draft }, when.now);
  if (!looksAlike({ ...live, theme: draft.theme }, live))
    await record(db, scope, when, 'branding.theme-changed', { isDefault: draft.theme === null });
  for (const slot of supplierSlots)
    if (draft[slot] !== live[slot])
      await record(db, scope, when, draft[slot] ? 'branding.picture-changed' : 'branding.picture-removed', { slot });
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
