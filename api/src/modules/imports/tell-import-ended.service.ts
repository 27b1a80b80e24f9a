import type { Role } from '@portal/contract/endpoint';
import type { ImportCounts } from '@portal/contract/import-view';
import type { InferOutput } from 'valibot';
import { loginLanguage } from '../../db/person-language.ts';
import { withSystem } from '../../db/tenant.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { importEndedMail } from './import-ended.mails.ts';
import { importPath } from './import-path.mapping.ts';

/** A person waits so long before a page; what takes longer is told by mail. */
const waitedForMs = 5_000;

type Ended = {
  importId: string;
  jobId: string;
  userId: string | null;
  portal: Role;
  /** a worker took it, so the person who started it may have left the page */
  wasQueued: boolean;
  tookMs: number;
  counts: InferOutput<typeof ImportCounts> | undefined;
};

/** Mails the one who started an import that nobody had to wait for, in that person's language; once for each run. */
export async function tellImportEnded({ pool, clock, config, queue }: Services, ended: Ended): Promise<void> {
  const { importId, userId, counts } = ended;
  if (!userId || (!ended.wasQueued && ended.tookMs < waitedForMs)) return;
  await withSystem(pool, async (db) => {
    const user = await db
      .selectFrom('users')
      .select(['email', loginLanguage().as('language')])
      .where('id', '=', userId)
      .executeTakeFirst();
    const found = await db
      .selectFrom('imports as i')
      .leftJoin('catalogs as c', 'c.id', 'i.catalog_id')
      .where('i.id', '=', importId)
      .select(['i.id', 'i.file_name', 'i.kind', 'i.company_id', 'c.catalog_name as catalogName'])
      .select(['i.supplier_id as supplierId', 'i.catalog_id as catalogId'])
      .executeTakeFirst();
    if (!user || !found) return;
    await queueMail(db, clock.now(), {
      kind: 'import-ended',
      notice: 'import-ended',
      to: user.email,
      locale: user.language,
      companyId: found.company_id,
      dedupeKey: `import-ended ${ended.jobId}`,
      content: importEndedMail(
        {
          fileName: found.file_name,
          isDone: counts !== undefined,
          created: counts?.new ?? 0,
          updated: counts?.changed ?? 0,
          unchanged: counts?.unchanged ?? 0,
          errors: counts?.errors ?? 0,
          url: `${config.publicUrl}${importPath(ended.portal, found)}`,
        },
        user.language,
      ),
    });
  });
  queue.notify({ kind: 'deliver-mail' });
}
