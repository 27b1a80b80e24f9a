import { readConfig } from '../config.ts';
import { command, ownerUrlOf } from './owner-url.ts';
import { connected, login, makeRoles, setLoginPassword } from './roles.ts';

/**
 * `npm run roles`: makes the roles beside the owner in a server that has none yet (deploy/roles.sql), and gives the
 * login the password of its address. It looks past a pooler, which need not run yet and hides why it refuses. Before
 * the first start and before a backup is restored; it can be run again.
 */
await command(async () => {
  const config = readConfig(process.env);
  const ownerUrl = await ownerUrlOf(config);
  await connected(ownerUrl, makeRoles);
  const url = config.databaseDirectUrl;
  if (url && new URL(url).username === login) await setLoginPassword(ownerUrl, url);
  console.info('the roles are there');
});
