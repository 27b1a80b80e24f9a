import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerPool } from './client.ts';
import { dumpSchema } from './dump.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { connected, databaseAt } from './roles.ts';

const root = join(import.meta.dirname, '../..');

/** Table types and schema dump as the migrations make them, from a database that holds nothing else. */
export async function generateSchema(): Promise<{ types: string; dump: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-schema-'));
  await chmod(dir, 0o755);
  const server = await startEmbedded({ dir, durable: false });
  try {
    await connected(server.url, (client) => client.query('create database portal'));
    const url = databaseAt(server.url, 'portal');
    await migrate(url);
    const out = join(dir, 'schema.ts');
    execFileSync(
      process.execPath,
      [
        join(root, '../node_modules/kysely-codegen/dist/cli/bin.js'),
        '--dialect',
        'postgres',
        '--date-parser',
        'string',
        '--url',
        url,
        '--out-file',
        out,
        '--exclude-pattern',
        'public.kysely_*',
      ],
      { stdio: 'ignore' },
    );
    const pool = ownerPool(url);
    const dump = await dumpSchema(pool);
    await pool.end();
    // The pool's parser makes numbers of bigint, so the types must say so.
    const types = (await readFile(out, 'utf8')).replace(/export type Int8 = .*;/, 'export type Int8 = number;');
    return { types, dump };
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

export const schemaFiles = { types: join(root, 'src/db/schema.ts'), dump: join(root, 'test/schema.sql') };

if (import.meta.main) {
  const { types, dump } = await generateSchema();
  await writeFile(schemaFiles.types, types);
  await writeFile(schemaFiles.dump, dump);
}
