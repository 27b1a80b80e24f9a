import type { SalaryPreview } from '@portal/contract/manual-salary-files';
import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import { salaryPreviewFacts } from '@portal/contract/seen-acts';
import pg from 'pg';
import type { movableClock } from '../src/clock.ts';
import { bearer, type Bench } from './bench.ts';
import { record, type Recorded } from './record.ts';
import { atMost, result, type Result } from './results.ts';

/** Row 11: a salary file of the largest company's draws of two months, against its own SQL alone. */
export async function benchSalaryFile(bench: Bench): Promise<Result[]> {
  const { owner, make, end } = await givenSalaryFile(bench);
  const statements = await record(make);
  const {
    rows: [file],
  } = await owner.query<{ id: string; draws: number }>(
    `select salary_file_id as id, count(*)::int as draws from salary_draws where salary_file_id is not null group by 1`,
  );
  const ratios: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await backToPlanned(owner);
    const sql = await sqlAlone(owner, statements, file!.id);
    await owner.query('vacuum analyze salary_draws');
    ratios.push((await make()) / sql);
  }
  await end();
  return [result(11, `salary file, ${file!.draws} draws`, ratios, '× its SQL', '≤ 1.2 ×', atMost(2, '×'))];
}

/** What it takes to make that file as often as one likes; `make` answers the milliseconds. */
export async function givenSalaryFile({ services, app, superuserUrl, tokens }: Bench) {
  const owner = new pg.Client({ connectionString: superuserUrl });
  await owner.connect();
  await useLayout(owner);
  (services.clock as ReturnType<typeof movableClock>).moveTo('2026-12-21T12:00:00Z');
  const headers = bearer(tokens.largest);
  const range = { mode: 'RANGE', from: '2026-11-01', to: '2026-12-31' };
  const preview = await app.inject({
    method: 'POST',
    url: '/api/company/salaryfiles/preview',
    headers,
    payload: range,
  });
  const payload = { ...range, seen: salaryPreviewFacts(preview.json<{ data: SalaryPreview }>().data) };
  return {
    owner,
    async make() {
      const started = performance.now();
      const answer = await app.inject({ method: 'POST', url: '/api/company/salaryfiles', headers, payload });
      if (answer.statusCode !== 201) throw new Error(`the salary file answered ${answer.statusCode} ${answer.body}`);
      return performance.now() - started;
    },
    end: () => owner.end(),
  };
}

/** Every company pays by a salary system whose files have lines. */
export async function useLayout(owner: pg.Client): Promise<void> {
  const layout = salarySystemPresets.find(({ name }) => name === 'Danløn')!.layout;
  await owner.query(`update salary_systems set layout = $1 where name = 'Bench'`, [JSON.stringify(layout)]);
  await owner.query(`update companies set salary_system_id = (select id from salary_systems where name = 'Bench')`);
}

/** As before the file: it is sealed, so the wall's triggers have to look away. */
export async function backToPlanned(owner: pg.Client): Promise<void> {
  await owner.query(`set session_replication_role = replica`);
  await owner.query(
    `update salary_draws set status = 'PLANNED', salary_file_id = null where salary_file_id is not null`,
  );
  await owner.query(`set session_replication_role = origin`);
  await owner.query('vacuum analyze salary_draws');
}

/** The reading and the updating statement of that run; the small ones around them cost nothing. */
async function sqlAlone(owner: pg.Client, statements: readonly Recorded[], fileId: string): Promise<number> {
  const heavy = statements.filter(({ text }) => /salary_draws/.test(text));
  await owner.query('begin');
  const started = performance.now();
  for (const { text, values } of heavy)
    await owner.query(
      text,
      values.map((value) => value ?? fileId),
    );
  const took = performance.now() - started;
  await owner.query('rollback');
  return took;
}
