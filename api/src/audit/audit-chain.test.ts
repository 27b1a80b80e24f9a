import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AuditAction } from '@portal/contract/audit-actions';
import { givenCompany, type GivenCompany } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { testInSteps } from '../../test/test-in-steps.ts';
import { recordAudit } from '../access/audit.ts';
import { companyScopeForJob } from '../access/scope.ts';
import { withTenant } from '../db/tenant.ts';
import { lineHash, linkHash, verifyChain, type AuditLine, type Seal } from './audit-chain.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const t = apiSuite();
let company: GivenCompany;
beforeAll(async () => {
  company = await givenCompany(t);
  await write('test.first');
  await sealAudit(t.services);
});

const owner = (text: string) => t.database.owner.query(text);
/** Any text: the chain seals what earlier versions wrote, too. */
const write = (action: string) =>
  withTenant(
    t.services.pool,
    { role: 'company', userId: company.userId, companyId: company.id, supplierId: null, employeeId: null },
    (db) =>
      recordAudit(
        db,
        { now: t.clock.now(), scope: companyScopeForJob(company.id, company.userId) },
        action as AuditAction,
        ['employee', company.id],
        { amount: 1, name: 'Ærø' },
      ),
  );

testInSteps('a chain that grows, is sealed and is tampered with', (step) => {
  step('T19: lines written by many at once are sealed once, and the log verifies', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(`test.done-${n}`)));
    await Promise.all([sealAudit(t.services), sealAudit(t.services), sealAudit(t.services)]);
    expect(await verifyAudit(t.services.pool, t.services.files)).toEqual({ lines: 41, seals: 41, finding: undefined });
  });

  step('T19: sealing goes on while pieces are full and ends while others still write', async () => {
    for (let n = 0; n < 25; n += 1) await write(`test.more-${n}`);
    let kept = 0;
    const files = {
      ...t.services.files,
      write: async (path: string, bytes: Buffer) => {
        await t.services.files.write(path, bytes);
        kept += 1;
        await write(`test.meanwhile-${kept}`);
      },
    };
    await sealAudit({ pool: t.services.pool, files }, 10);
    expect(kept).toBe(3);
    await sealAudit(t.services);
    expect(await verifyAudit(t.services.pool, t.services.files)).toMatchObject({ seals: 69, finding: undefined });
  });

  step('T19: what the owner changes past all of it is found, and the command says where', async () => {
    const client = await t.database.owner.connect();
    const tampered = async (statement: string) => {
      const triggers = (state: string) =>
        `alter table audit_log ${state} trigger user; alter table audit_seals ${state} trigger user`;
      await client.query(`begin; ${triggers('disable')}; ${statement}; ${triggers('enable')}; commit`);
      const { finding } = await verifyAudit(t.services.pool, t.services.files);
      return finding;
    };
    const { rows } = await client.query<{ id: number }>('select id from audit_log order by id offset 5 limit 1');
    const id = rows[0]?.id ?? 0;
    expect(await tampered(`update audit_log set detail = '{}' where id = ${id}`)).toEqual({
      problem: 'line changed',
      id,
    });
    const env = {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      MIGRATION_DATABASE_URL: t.database.ownerUrl,
      DATA_DIR: t.services.config.dataDir,
    };
    await expect(
      promisify(execFile)(process.execPath, [join(import.meta.dirname, 'verify.ts')], { env }),
    ).rejects.toMatchObject({ code: 1, stdout: `line changed at ${id}\n` });
    expect(await tampered(`delete from audit_log where id = ${id}`)).toEqual({ problem: 'line missing', id });
    // Cut off together with its seals, the rest is a chain in itself; only the head outside tells.
    expect(
      await tampered(`delete from audit_log where id >= ${id}; delete from audit_seals where line_id >= ${id}`),
    ).toMatchObject({ problem: 'chain shorter than its head' });
    client.release(true);
  });
});

test.each(['portal_tenant', 'the owner'])('T19: not even %s changes, removes or empties it', async (role) => {
  for (const statement of [
    `update audit_log set action = 'x'`,
    'delete from audit_log',
    'truncate audit_log cascade',
    `update audit_seals set line_at = 1`,
    'delete from audit_seals',
    'truncate audit_seals',
  ]) {
    const as = role === 'the owner' ? '' : `set local role portal_tenant; set local app.role = 'system'; `;
    await expect(owner(`begin; ${as}${statement}; commit`)).rejects.toMatchObject({ code: '42501' });
    await owner('rollback');
  }
});

test('T19: of 3,000 random changes every one is found', () => {
  const lines: AuditLine[] = Array.from({ length: 20 }, (_, n) => ({ id: n + 1, text: `["line",${n}]` }));
  const seals = lines.reduce<Seal[]>(
    (chain, { id, text }) => [
      ...chain,
      {
        sealNo: id,
        lineId: id,
        lineAt: id * 10,
        lineHash: lineHash(text),
        hash: linkHash(chain.at(-1)?.hash ?? Buffer.alloc(0), lineHash(text), id * 10),
      },
    ],
    [],
  );
  const head = { sealNo: 20, hash: seals.at(-1)?.hash.toString('hex') ?? '' };
  const check = (changedLines: AuditLine[], changedSeals = seals) =>
    verifyChain({ lines: changedLines, seals: changedSeals, head, forgottenBefore: 0, newestSealed: 20 });
  expect(check(lines)).toBeUndefined();
  let state = 7;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 3_000; round += 1) {
    const [at, other] = [random(20), random(20)];
    const kind = round % 6;
    const changed = lines.map((line, index) =>
      kind === 0 && index === at
        ? { ...line, text: `${line.text} ` }
        : kind === 1 && index === at
          ? { ...line, text: lines[(at + 1) % 20]?.text ?? '' }
          : line,
    );
    if (kind === 0 || kind === 1) expect(check(changed)).toEqual({ problem: 'line changed', id: at + 1 });
    if (kind === 2)
      expect(check(lines.filter((_line, index) => index !== at))).toEqual({ problem: 'line missing', id: at + 1 });
    if (kind === 3)
      expect(check([...lines, { id: 0.5 + other, text: 'added' }])).toEqual({
        problem: 'line not sealed',
        id: 0.5 + other,
      });
    if (kind === 4)
      expect(check(lines.slice(0, at), seals.slice(0, at))).toEqual({
        problem: 'chain shorter than its head',
        id: at + 1,
      });
    if (kind === 5)
      expect(
        check(
          lines,
          seals.map((seal, index) =>
            index === at
              ? {
                  ...seal,
                  lineHash: lineHash('x'),
                  hash: linkHash(seals[at - 1]?.hash ?? Buffer.alloc(0), lineHash('x'), seal.lineAt),
                }
              : seal,
          ),
        ),
      ).toEqual({ problem: 'line changed', id: at + 1 });
  }
});
