import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { openDatabase } from './open-database.ts';
import { prepareWorld } from './world.ts';

/**
 * `npm run dev:api`: the API alone, with the database and the demo world of `npm start`, started again whenever one of
 * its sources changes. Words after `--` are Node's, such as `--inspect`.
 */
const root = join(import.meta.dirname, '../..');
const config = readConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, '.data') });
const database = await openDatabase(config, console.log);

// Ctrl-C reaches the server, too; the database ends after it.
let server: ChildProcess | undefined = undefined;
const end = (code: number) => void database.stop().then(() => process.exit(code));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server?.kill('SIGTERM') ?? end(1));

const url = await prepareWorld(database, config, console.log);
const env = { ...process.env, MIGRATION_DATABASE_URL: undefined, DATABASE_URL: url, DATA_DIR: config.dataDir };
const args = ['--watch', '--watch-preserve-output', ...process.argv.slice(2), join(root, 'api/src/server.ts')];
server = spawn(process.execPath, args, { env, stdio: 'inherit' });
server.once('exit', (code) => end(code ?? 0));
console.log(`The API:  ${config.publicUrl}/api/docs   Ctrl-C stops it and its database.`);
