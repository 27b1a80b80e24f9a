import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityText } from './table.ts';

await writeFile(join(import.meta.dirname, '../../SECURITY.md'), await securityText());
