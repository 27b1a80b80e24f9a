import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig, settingNames } from '../../src/config.ts';
import { root } from '../docs/commands.ts';
import { programOf } from '../programs.ts';

/** What cannot be run without containers and root is at least read as its program reads it. */
const deploy = join(root, 'api/deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

type Service = {
  image: string;
  command?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | object;
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
};
type Compose = { services: Record<string, Service>; configs: Record<string, { content: string }>; volumes: object };
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const ofImage = Object.entries(compose.services).filter(([, { image }]) => image === 'portal');
const portal = ofImage.filter(([name]) => name !== 'publish');

const secret = 'Nm+34mAlqlDJimJ0uDoRzakh03Dx882uQpF2Q3YeykM=';
/** `${NAME:-default}` and `${NAME:?}` as compose fills them in. */
const filled = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):(?:-([^}]*)|\?)\}/g, (_all, _name, otherwise?: string) => otherwise ?? secret),
    ]),
  );

test('compose runs two servers without jobs, one worker and one migration, with settings that are accepted', () => {
  expect(portal.map(([name]) => name)).toEqual(['migrate', 'server-1', 'server-2', 'worker']);
  for (const [name, { environment }] of portal) {
    const settings = filled(environment);
    const config = readConfig({ NODE_ENV: 'production', ...settings });
    // The credentials of a store have the names that its own library reads.
    const known = [...settingNames, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
    expect([name, Object.keys(settings).filter((setting) => !known.includes(setting))]).toEqual([name, []]);
    expect([name, config.runsJobs]).toEqual([name, !name.startsWith('server')]);
    // The owner's address is the migration's alone.
    expect([name, config.migrationDatabaseUrl !== undefined]).toEqual([name, name === 'migrate']);
  }
});

test('what compose names exists: services, scripts, configurations and volumes', () => {
  const names = Object.keys(compose.services);
  for (const [name, { depends_on: after = [], command = [] }] of Object.entries(compose.services)) {
    const others = Array.isArray(after) ? after : Object.keys(after);
    expect([name, others.filter((other) => !names.includes(other))]).toEqual([name, []]);
    for (const [file] of command.join(' ').matchAll(/(api|shell)\/\S+/g))
      expect(existsSync(join(root, file))).toBe(true);
  }
  expect(Object.keys(compose.configs)).toEqual(['owner', 'replication', 'pooler', 'logins']);
  expect(Object.keys(compose.volumes)).toEqual(['database', 'replica', 'data', 'web']);
});

test('the example names what compose asks for, and passwords in it may stand in an address', () => {
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+):[?-]/g)].map(([, name]) => name);
  const example = read('compose.env.example');
  const named = [...example.matchAll(/^([A-Z_\d]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(/-hex 24\n(\w+_PASSWORD=\n)+#/.exec(example)?.[0].match(/PASSWORD/g)).toHaveLength(4);
});

/** What the image, compose itself or the kind of process decides. */
const notOfThePerson = new Set(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'DEMO', 'PORTAL_NOW', 'JOBS', 'DRAIN_SECONDS']);

test('a container is given every setting that there is', () => {
  for (const [name, { environment = {} }] of portal) {
    const given = new Set([...Object.keys(environment), ...notOfThePerson]);
    const owner = name === 'migrate' ? [] : ['MIGRATION_DATABASE_URL'];
    expect([name, settingNames.filter((one) => !given.has(one))]).toEqual([name, owner]);
  }
});

test('pages are published after both servers answer, by a container that knows no secret', () => {
  const { publish, 'server-1': one, 'server-2': two } = compose.services;
  const healthy = { condition: 'service_healthy' };
  expect(publish).toMatchObject({ depends_on: { 'server-1': healthy, 'server-2': healthy }, volumes: ['web:/web'] });
  expect([publish?.environment, publish?.command?.slice(1)]).toEqual([
    undefined,
    ['shell/deploy/publish.mjs', one?.environment?.WEB_ROOT],
  ]);
  for (const server of [one, two]) {
    expect(server?.volumes).toContain('web:/web:ro');
    expect(server?.healthcheck?.test.at(-1)).toContain('/api/ready');
  }
});

test('statements have names where the pooler keeps them', () => {
  const { content } = compose.configs.pooler ?? {};
  expect(content).toMatch(/^max_prepared_statements = [1-9]\d+$/m);
  for (const [, { environment }] of portal)
    expect(readConfig({ NODE_ENV: 'production', ...filled(environment) }).namesStatements).toBe(true);
});

test('no process of the portal writes outside its volume or gains rights, and no settings are in the image', () => {
  for (const [name, service] of ofImage)
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({
        read_only: true,
        init: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      }),
    ]);
  const written = (name: string) => compose.services[name]?.volumes?.filter((volume) => !volume.endsWith(':ro'));
  for (const name of ['server-1', 'server-2', 'worker']) expect([name, written(name)]).toEqual([name, ['data:/data']]);
  const [, run = ''] = read('Containerfile')
    .split(/^FROM .*$/m)
    .slice(-2);
  expect(run.indexOf('USER node')).toBeGreaterThan(run.lastIndexOf('RUN'));
  expect(read('Containerfile')).not.toMatch(/^(ARG|ENV).*(SECRET|PASSWORD|TOKEN|_KEY)/m);
  const ignored = read('Containerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/*.env', '**/*.key', '**/*.pem', '**/.data', '.git']));
});

test('a process gets longer to end than it takes', () => {
  const { drainSeconds } = readConfig({
    NODE_ENV: 'production',
    JWT_SECRET: secret,
    SMTP_URL: 'smtp://mail',
    PUBLIC_URL: 'https://portal.example',
  });
  const least = drainSeconds + 8 + 10;
  for (const [, { stop_grace_period: grace }] of portal) expect(Number.parseInt(grace ?? '0')).toBeGreaterThan(least);
  for (const unit of ['portal-serve@.service', 'portal-worker.service'])
    expect(Number(/TimeoutStopSec=(\d+)/.exec(read(`systemd/${unit}`))?.[1])).toBeGreaterThan(least);
  // The balancer must notice a server that is told to end before it stops answering.
  const [, seconds] = /default-server check inter (\d+)s fall 1 /.exec(read('haproxy.cfg')) ?? [];
  expect(Number(seconds) * 2).toBeLessThan(drainSeconds);
});

test('the balancer knows the servers of compose and sends only where /api/ready says 200', () => {
  const text = read('haproxy.cfg');
  expect([...text.matchAll(/^ {2}server (\S+) (\S+)$/gm)].map(([, name, address]) => [name, address])).toEqual(
    portal.filter(([name]) => name.startsWith('server')).map(([name]) => [name, `${name}:3000`]),
  );
  expect(text).toContain('http-check send meth GET uri /api/ready');
  expect(text).toContain('http-check expect status 200');
  // What only Prometheus is to read does not pass.
  expect(text).toContain('http-request deny deny_status 404 if { path,url_dec -m str /metrics }');
});

test('every program that a unit runs exists', () => {
  const programs = readdirSync(join(deploy, 'systemd')).flatMap((name) =>
    [...read(`systemd/${name}`).matchAll(/\bapi\/[\w./-]+/g)].map(([path]) => path),
  );
  expect(programs.length).toBeGreaterThan(4);
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the example of settings is accepted once its secrets are made', () => {
  const lines = read('portal.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const settings = Object.fromEntries(lines.map((line) => [line.split('=')[0], line.replace(/^[^=]+=/, '') || secret]));
  expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(readConfig(settings)).toMatchObject({ production: true, dataDir: '/var/lib/portal' });
});

const analyze = programOf('systemd-analyze');
(analyze ? test : test.skip)('systemd accepts the units (skipped where it is not installed)', () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-units-'));
  const units = readdirSync(join(deploy, 'systemd')).map((name) => {
    const unit = join(dir, name.replace('@.', '@3001.'));
    writeFileSync(unit, read(`systemd/${name}`).replaceAll('/opt/portal', root));
    return unit;
  });
  expect(units).toHaveLength(5);
  const { stderr, status } = spawnSync(analyze ?? '', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  expect([stderr.split('\n').filter((line) => line.includes('portal')), status]).toEqual([[], 0]);
});

const docker = programOf('docker-compose', ['/usr/libexec/docker/cli-plugins', '/usr/lib/docker/cli-plugins']);
(docker ? test : test.skip)('docker compose accepts its file (skipped where it is not installed)', () => {
  const example = read('compose.env.example').matchAll(/^([A-Z_\d]+)=(.*)$/gm);
  const settings = Object.fromEntries([...example].map(([, name = '', value]) => [name, value || 'a1b2c3']));
  const words = ['-f', join(deploy, 'compose.yaml'), 'config', '--quiet'];
  const { stderr, status } = spawnSync(docker ?? '', words, { env: settings, encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
});

const haproxy = programOf('haproxy');
(haproxy ? test : test.skip)('HAProxy accepts its file (skipped where it is not installed)', () => {
  const { stderr, status } = spawnSync(haproxy ?? '', ['-c', '-q', '-f', join(deploy, 'haproxy.cfg')], {
    encoding: 'utf8',
  });
  // That it cannot find the servers' names here is a warning.
  expect([stderr.split('\n').filter((line) => line.includes('ALERT')), status]).toEqual([[], 0]);
});
