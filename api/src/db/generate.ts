import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { ownerPool } from './client.ts';
import { columnTypes, typeImports } from './column-types.ts';
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
    const pool = ownerPool(url);
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
        '--overrides',
        JSON.stringify({ columns: await narrowTypes(pool) }),
      ],
      { stdio: 'ignore' },
    );
    const dump = await dumpSchema(pool);
    await pool.end();
    // The pool's parser makes numbers of bigint, so the types must say so.
    const imports = typeImports.map(([names, module]) => `import type { ${names} } from '${module}';\n`);
    const types = (await readFile(out, 'utf8'))
      .replace(/export type Int8 = .*;/, 'export type Int8 = number;')
      .replace(/^import .*\n/m, (first) => first + imports.join(''));
    return { types, dump };
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** `table.column` to its type: the texts that a CHECK constraint allows, or the type that column-types.ts names. */
async function narrowTypes(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; nullable: boolean; generated: boolean; allowed: string | null }>(
    `select c.relname || '.' || a.attname as name, not a.attnotnull as nullable, a.atthasdef as generated,
        (select substring(pg_get_constraintdef(k.oid) from '= ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$') from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as allowed
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  );
  const types = rows.flatMap(({ name, nullable, generated, allowed }) => {
    const type = columnTypes[name] ?? allowed?.replaceAll('::text', '').replaceAll(', ', ' | ');
    const whole = nullable ? `${type} | null` : type;
    return type ? [[name, generated ? `Generated<${whole}>` : whole]] : [];
  });
  return Object.fromEntries(types);
}

export const schemaFiles = { types: join(root, 'src/db/schema.ts'), dump: join(root, 'db/schema.sql') };

if (import.meta.main) {
  const { types, dump } = await generateSchema();
  await writeFile(schemaFiles.types, types);
  await writeFile(schemaFiles.dump, dump);
}
