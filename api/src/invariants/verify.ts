import { verifyAudit } from '../audit/verify-audit.ts';
import { readConfig } from '../config.ts';
import { ownerPool } from '../db/client.ts';
import { command, ownerUrlOf } from '../db/owner-url.ts';
import { openFiles } from '../files/open-files.ts';
import { brokenFiles } from './broken-files.ts';
import { brokenInvariants } from './broken-invariants.ts';

/**
 * `npm run verify`: says whether everything that must hold at any moment holds in a live database, its files and its
 * audit log. Reads only, as the tables' owner. One line a broken row; ends with 1 when there is one.
 */
await command(async () => {
  const config = readConfig(process.env);
  const [owner, files] = [ownerPool(await ownerUrlOf(config), 2), openFiles(config)];
  const broken = [...(await brokenInvariants(owner)), ...(await brokenFiles(owner, files))];
  const { finding } = await verifyAudit(owner, files);
  await owner.end();
  for (const row of broken) console.info(`${row.broken}: ${row.id}`);
  if (finding) console.info(`I10 audit log: ${finding.problem} at ${finding.id}`);
  if (broken.length === 0 && !finding) console.info('every invariant holds');
  process.exitCode = broken.length > 0 || finding ? 1 : 0;
});
