import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { directQueue } from '../src/jobs/direct-queue.ts';
import { doWork } from '../src/jobs/work.ts';
import { bearer, type Bench } from './bench.ts';
import { atLeast, result, type Result } from './results.ts';

type Uploaded = { id: string; mapping?: unknown; proposal?: { mapping: unknown } };

/** Row 9: validated employees with a report a row, against COPY of the same rows into the same indexed table. */
export async function benchImport(bench: Bench): Promise<Result[]> {
  const rows = bench.isShort ? 20_000 : 100_000;
  const copied = await copyRate(bench.ownerUrl, rows);
  const imported = await importRate(bench, rows);
  const work = `import of ${rows} employees`;
  return [result(9, work, [(100 * imported) / copied], '% of COPY', '≥ 70 %', atLeast(40))];
}

const person = (index: number) => [
  `9${String(index).padStart(6, '0')}`,
  `Åse${index % 97} Østergaard ${index}`,
  `new${index}@import.example`,
  `Afdeling ${index % 40}`,
];

async function copyRate(url: string, rows: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const {
    rows: [company],
  } = await client.query<{ id: string }>(`select id from companies where company_name = 'Company 4'`);
  function* lines() {
    for (let index = 0; index < rows; index += 1) {
      const [number, name, email, department] = person(index);
      yield `${company!.id}\t${number}\t${name}\t${email}\t${department}\n`;
    }
  }
  await client.query('begin');
  const started = performance.now();
  await pipeline(
    Readable.from(lines(), { objectMode: false }),
    client.query(copyFrom('copy employees (company_id, employ_no, name, email, department) from stdin')),
  );
  const took = performance.now() - started;
  // Only the time is wanted.
  await client.query('rollback');
  await client.end();
  return rows / took;
}

async function importRate({ services, app, tokens }: Bench, rows: number): Promise<number> {
  const lines = Array.from({ length: rows }, (_, index) => person(index).join(','));
  const headers = bearer(tokens.median);
  const part = `content-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv`;
  const uploaded = await app.inject({
    method: 'POST',
    url: '/api/company/imports',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=bench' },
    payload: `--bench\r\n${part}\r\n\r\n${['EmployeeNo,Name,Email,Department', ...lines].join('\n')}\r\n--bench--\r\n`,
  });
  if (uploaded.statusCode !== 201) throw new Error(`upload answered ${uploaded.statusCode} ${uploaded.body}`);
  const { id, mapping, proposal } = uploaded.json<{ data: Uploaded }>().data;
  const call = async (step: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/company/imports/${id}/${step}`, headers, payload });
    if (answer.statusCode !== 202) throw new Error(`${step} answered ${answer.statusCode} ${answer.body}`);
    for (const notice of (services.queue as ReturnType<typeof directQueue>).notices.splice(0))
      await doWork(services, notice);
  };
  await call('check', { mapping: mapping ?? proposal?.mapping ?? {} });
  const started = performance.now();
  await call('run', {});
  const took = performance.now() - started;
  const done = await app.inject({ method: 'GET', url: `/api/company/imports/${id}`, headers });
  const { status, counts } = done.json<{ data: { status: string; counts: { new: number } } }>().data;
  if (status !== 'DONE' || counts.new !== rows) throw new Error(`the import ended as ${done.body}`);
  return rows / took;
}
