import { rm } from 'node:fs/promises';
import { scratchFolder } from '../launch/scratch-folder.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { makeTemplate } from './template.ts';

/** A throw-away Postgres with the migrated template, for as long as the parent process lives. */
const dir = await scratchFolder('portal-test-');
const server = await startEmbedded({ dir, durable: false });
await makeTemplate(server.url);
process.send?.({ url: server.url });

const stop = async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
  process.exit(0);
};
process.once('disconnect', () => void stop());
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
