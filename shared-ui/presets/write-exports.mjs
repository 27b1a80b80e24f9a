import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checksumOf } from '../../api/src/db/migration-state.ts';
import { keptPackages, repository } from './public-shape.ts';

const write = (file, value) => writeFileSync(join(repository, file), `${JSON.stringify(value, null, 1)}\n`);

/**
 * `npm run exports`, when a release is made: what each package lets others use becomes that of its last release, and
 * the migrations are those that databases have run.
 */
for (const { folder, read } of Object.values(keptPackages)) write(`${folder}/exports.json`, await read());
const migrations = globSync('api/migrations/*.sql', { cwd: repository }).sort();
write(
  'api/migrations/released.json',
  Object.fromEntries(
    migrations.map((file) => [basename(file, '.sql'), checksumOf(readFileSync(join(repository, file), 'utf8'))]),
  ),
);
