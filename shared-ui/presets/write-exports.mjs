import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptPackages, repository } from './public-shape.ts';

/** `npm run exports`, when a release is made: what each package lets others use becomes that of its last release. */
for (const { folder, read } of Object.values(keptPackages))
  writeFileSync(join(repository, folder, 'exports.json'), `${JSON.stringify(await read(), null, 1)}\n`);
