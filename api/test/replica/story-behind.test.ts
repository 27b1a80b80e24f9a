import { startReplicated } from './given-replica.ts';

/** The whole story with a replica that is 10 s behind: nobody sees their own change missing. */
const servers = await startReplicated();
const before = process.env.TEST_DATABASE_URL;
process.env.TEST_DATABASE_URL = servers.url;
process.env.TEST_REPLICA_URL = servers.replicaUrl;
// Its tests become tests of this file.
await import('../story/story.test.ts');

// After the story's own beginning, which the replica has in full.
beforeAll(async () => {
  await servers.caughtUp();
  await servers.setDelay(10);
}, 60_000);
afterAll(async () => {
  process.env.TEST_DATABASE_URL = before;
  delete process.env.TEST_REPLICA_URL;
  await servers.stop();
}, 60_000);
