import { withSystem } from '../../db/tenant.ts';
import { fetchPicture, FetchError } from '../../fetching/fetch-picture.ts';
import { keepPicture } from '../../files/picture-files.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { JobRow } from '../../jobs/run-job.ts';
import type { Services } from '../../services.ts';
import { listWaitingLinks, warnOfLinks, type WaitingLink } from './picture-links.queries.ts';

export const fetchPicturesJob = 'fetch-pictures';
export type FetchPictures = { importId: string };

/** Links that are fetched at a time, and read from the database together. */
const atOnce = 4;
const batch = 100;

/**
 * Fetches what the links of an import name, once each, and keeps it (DECISIONS 43). Every link is kept with its picture
 * or its fault, so a job that died goes on where it was; what could not be fetched becomes a warning of its rows.
 */
export async function fetchPictures(services: Services, job: JobRow): Promise<unknown> {
  const { importId } = job.payload as FetchPictures;
  const { pool } = services;
  let done = 0;
  for (;;) {
    const links = await withSystem(pool, (db) => listWaitingLinks(db, importId, batch), { readOnly: true });
    if (links.length === 0) break;
    const waiting = links.values();
    const worker = async () => {
      for (const link of waiting) await fetchOne(services, link);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    done += links.length;
    await withSystem(pool, (db) => db.updateTable('jobs').set({ done }).where('id', '=', job.id).execute());
  }
  return withSystem(pool, (db) => warnOfLinks(db, importId));
}

async function fetchOne(services: Services, { id, link }: WaitingLink): Promise<void> {
  const found = await keepLink(services, link).catch((error: unknown) => {
    if (error instanceof FetchError) return { fault: error.fault };
    if (error instanceof DomainError) return { fault: error.key };
    throw error;
  });
  await withSystem(services.pool, (db) =>
    db
      .updateTable('picture_links')
      .set({ ...found, fetched_at: services.clock.now() })
      .where('id', '=', id)
      .execute(),
  );
}

const keepLink = async ({ files, reach }: Services, link: string) =>
  keepPicture(files, await fetchPicture(link, reach));
