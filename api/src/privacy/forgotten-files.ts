import { sql } from 'kysely';
import type { Db } from '../db/tenant.ts';
import { atOnce, isPast } from './retention-limits.ts';

type Path = { path: string };

/**
 * Takes the paths of files whose time is over from their rows and answers them; the bytes go after the commit (RULES
 * 5): uploads 30 days after their import, salary and order files with the financial years that need not be kept any
 * more. A row stays, with its figures and hash; it only has no file.
 */
export async function forgetFiles(db: Db, now: Date, today: string): Promise<string[]> {
  const paths: string[] = [];
  const take = async (query: Promise<{ rows: Path[] }>) => paths.push(...(await query).rows.map(({ path }) => path));
  // One that was looked at and never run cannot be run without its file.
  await take(
    sql<Path>`with past as (select i.id, i.path from imports i where i.path <> '' and ${isPast(now)}
      limit ${sql.lit(atOnce)}),
    gone as (update imports i set path = '', file_name = '', samples = '[]', proposal = without_samples(i.proposal),
    status = case when i.status in ('UPLOADED', 'CHECKED') then 'FAILED' else i.status end,
      error = case when i.status in ('UPLOADED', 'CHECKED') then 'file-not-found'
      else i.error end, version = i.version + 1 from past where past.id = i.id)
    select path from past`.execute(db),
  );
  await take(
    sql<Path>`with past as (select f.id, f.path from salary_files f join companies c on c.id = f.company_id
      where f.path <> '' and f.file_day < kept_since(${today}::date, c.country) limit ${sql.lit(atOnce)}),
    gone as (update salary_files f set path = '', recipients = '{}', version = f.version + 1 from past
    where past.id = f.id) select path from past`.execute(db),
  );
  await take(
    sql<Path>`with past as (select f.id, f.path from order_files f join companies c on c.id = f.company_id
      where f.path <> '' and f.created_at < kept_since(${today}::date, c.country) limit ${sql.lit(atOnce)}),
    gone as (update order_files f set path = '', version = f.version + 1 from past where past.id = f.id) select path
    from past`.execute(db),
  );
  return paths;
}

/**
 * Folders of the store and the rows that say which of their files are in use; `stem` is the part of a path that rows
 * know, where it is not all of it.
 */
export const folders: Readonly<Record<string, { days: number; known: string; stem?: string }>> = {
  imports: { days: 2, known: `select path from imports` },
  // A file's control list lies in its folder.
  'salary-files': {
    days: 2,
    known: `select left(path, ${'salary-files/'.length + 36}) as path from salary_files`,
    stem: `left(f.path, ${'salary-files/'.length + 36})`,
  },
  'order-files': { days: 2, known: `select path from order_files where path is not null` },
  addenda: { days: 2, known: `select addendum_path as path from orders where addendum_path is not null` },
  // With a request's story its photos are forgotten.
  'rma-photos': {
    days: 2,
    known: `select p.path from rma_photos p join rma_requests r on r.id = p.request_id where r.what_happened <> ''`,
  },
  // What is kept, and what was made of it for one width.
  pictures: {
    days: 2,
    known: `select 'pictures/' || sha256 as path from product_pictures
      union all select 'pictures/' || sha256 from picture_links where sha256 is not null`,
    stem: `left(f.path, ${'pictures/'.length + 64})`,
  },
  // A login page remembers the picture that was replaced for a while; what was published can be restored.
  branding: {
    days: 30,
    known: `select 'branding/' || substring(picture from '[^/]+$') as path
      from (select favicon, logo, reseller_logo from brandings
        union all select draft ->> 'favicon', draft ->> 'logo', draft ->> 'resellerLogo' from brandings
        union all select favicon, logo, reseller_logo from theme_history) looks,
      unnest(array[favicon, logo, reseller_logo]) picture where picture is not null`,
  },
};

/** Which of these files no row knows. */
export async function unknownFiles(db: Db, folder: string, paths: readonly string[]): Promise<string[]> {
  const { known = '', stem = 'f.path' } = folders[folder] ?? {};
  const { rows } = await sql<Path>`with known as materialized (${sql.raw(known)})
    select f.path from unnest(${[...paths]}::text[]) as f (path)
    where not exists (select from known k where k.path = ${sql.raw(stem)})`.execute(db);
  return rows.map(({ path }) => path);
}
