import { verifyAudit } from '../audit/verify-audit.ts';
import { readConfig } from '../config.ts';
import { ownerPool } from '../db/client.ts';
import { command, ownerUrlOf } from '../db/owner-url.ts';
import { openFiles } from '../files/open-files.ts';
import { brokenFiles } from './broken-files.ts';
import { brokenInvariants } from './broken-invariants.ts';
import { mixedCurrencies } from './mixed-currencies.ts';

/**
 * `npm run verify`: says whether everything that must hold at any moment holds in a live database, its files and its
 * audit log. Reads only, as the tables' owner. One line a broken row; ends with 1 when there is one. What mixes
 * currencies from before is listed too, and is no fault (DECISIONS 30).
 */
await command(async () => {
  const config = readConfig(process.env);
  const [owner, files] = [ownerPool(await ownerUrlOf(config), 2), openFiles(config)];
  const broken = [...(await brokenInvariants(owner)), ...(await brokenFiles(owner, files))];
  const mixed = await mixedCurrencies(owner);
  const { finding } = await verifyAudit(owner, files);
  await owner.end();
  for (const row of broken) console.info(`${row.broken}: ${row.id}`);
  if (finding) console.info(`I10 audit log: ${finding.problem} at ${finding.id}`);
  for (const row of mixed) console.info(`left running, ${row.mixed}: ${row.id}`);
  if (broken.length === 0 && !finding) console.info('every invariant holds');
  process.exitCode = broken.length > 0 || finding ? 1 : 0;
});
