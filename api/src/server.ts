import { buildApp } from './app.ts';
import { inviteFirstAdmin } from './modules/users/index.ts';
import { runProcess } from './process.ts';

/** The server: API and front end, and the jobs too unless `JOBS=false` leaves them to workers. */
await runProcess({ name: 'portal-server', build: buildApp, onListening: inviteFirstAdmin });
