import { tellStory } from '../story/tell-story.ts';
import { startReplicated } from './given-replica.ts';

/** The whole story with a replica that is 10 s behind: no caller misses an own change. */
const servers = await startReplicated();
const before = process.env.TEST_DATABASE_URL;
process.env.TEST_DATABASE_URL = servers.url;
process.env.TEST_REPLICA_URL = servers.replicaUrl;
tellStory();

// After the story's own beginning, which the replica has in full.
beforeAll(async () => {
  await servers.caughtUp();
  await servers.setDelay(10);
});
afterAll(async () => {
  process.env.TEST_DATABASE_URL = before;
  delete process.env.TEST_REPLICA_URL;
  await servers.stop();
});
