import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { assertFreePort, assertWritable, toPrint } from '../src/preconditions.ts';
import { buildFrontEnd } from './build-front-end.ts';
import { developedRemote, publishOverridableShell, serveRemote } from './develop.ts';
import { holdFolder } from './only-one.ts';
import { openDatabase } from './open-database.ts';
import { startServer, type Server } from './server-process.ts';
import { assertFits, demoLogins, prepareWorld } from './world.ts';

const root = join(import.meta.dirname, '../..');
const say = (text: string) => console.log(text);

/**
 * The whole portal on one address. What cannot work is found before anything starts; what was started is stopped in
 * the reverse order, on Ctrl-C, on a signal, when this process loses its parent, and when a later step fails.
 */
async function main(): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  let server: Server | undefined;
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= (async () => {
      await server?.stop();
      for (const stop of stops.reverse()) await stop();
    })());
  // Ctrl-C arrives twice, from the terminal and from npm; the second must not cut the closing short.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.on(signal, () => void close().then(() => process.exit(0)));

  try {
    const developed = developedRemote(root, process.argv, process.env);
    // The page of this run may take scripts from there, and the server says so in its policy.
    if (developed)
      process.env.REMOTE_ORIGINS = [process.env.REMOTE_ORIGINS, developed.origin].filter(Boolean).join(',');
    const config = readConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, '.data') });
    await assertWritable(config.dataDir);
    await assertFreePort(config.host, config.port);
    stops.push(await holdFolder(config.dataDir));
    const webRoot = join(config.dataDir, developed ? 'web-development' : 'web');
    const database = await openDatabase(config, say);
    stops.push(database.stop);
    const options = { allowDowntime: process.argv.includes('--allow-downtime') };
    await assertFits(database, options);
    const world = prepareWorld(database, config, say, options);
    // What production refuses is said before the build.
    if (config.production) await world;
    // The build needs the processor, the database mostly waits: side by side.
    const [url] = await Promise.all([world, buildFrontEnd(root, webRoot, config.apiUrl, say)]);
    if (developed) {
      await publishOverridableShell(root, webRoot, config.apiUrl);
      stops.push(await serveRemote(root, developed));
    }
    if (closing) return;
    // The owner's address is not for the process that answers requests.
    server = await startServer({
      ...process.env,
      MIGRATION_DATABASE_URL: undefined,
      DATABASE_URL: url,
      DATA_DIR: config.dataDir,
      WEB_ROOT: webRoot,
    });
    server.onExit((code) => void close().then(() => process.exit(code)));
    say(`\nThe portal is ready:  ${config.publicUrl}`);
    if (developed) {
      const role = developed.remote.replace('mfe-', '');
      say(`${developed.remote}, as you change it:  ${config.publicUrl}/?mfe-override=${role}@${developed.origin}/`);
    }
    if (!config.production) say(`Mailbox:              ${config.publicUrl}/dev/mailbox`);
    if (config.publicDocs) say(`API:                  ${config.publicUrl}/api/docs`);
    if (!config.production)
      say(
        `\nDemo logins (password ${demoLogins[0]?.password}):\n` +
          `${demoLogins.map(({ label, email }) => `  ${label.padEnd(16)}${email}`).join('\n')}`,
      );
    say('\nCtrl-C stops everything.');
  } catch (error) {
    // What was stopped half way fails in its own way; that it was stopped is the whole story.
    if (closing) return await closing.then(() => process.exit(0));
    await close();
    console.error(toPrint(error));
    process.exit(1);
  }
}

await main();
