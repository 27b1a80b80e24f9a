import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { doWork } from '../src/jobs/work.ts';
import type { Services } from '../src/services.ts';
import { type Side } from './load.ts';
import { rssOf } from './processes.ts';
import { atLeast, atMost, result, type Result } from './results.ts';

type ImportBench = { services: Services; app: FastifyInstance; url: string; token: string; rows: number; ours: Side };

/** Row 9: validated employees with a report a row, against COPY of the same rows into the same indexed table. */
export async function benchImport(bench: ImportBench): Promise<Result[]> {
  const copied = await copyRate(bench.url, bench.rows);
  const before = rssOf(process.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, rssOf(process.pid));
  }, 50);
  const imported = await importRate(bench);
  clearInterval(watch);
  return [
    result(9, `import of ${bench.rows} employees`, [(100 * imported) / copied], '% of COPY', '≥ 92 %', atLeast(60)),
    result(9, 'memory growth of that import', [peak - before], 'MB', '< 150 MB', atMost(150, 'MB')),
  ];
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

async function importRate({ services, app, token, rows }: ImportBench): Promise<number> {
  const text = [
    'EmployeeNo,Name,Email,Department',
    ...Array.from({ length: rows }, (_, index) => person(index).join(',')),
  ].join('\n');
  const headers = { authorization: `Bearer ${token}` };
  const boundary = 'bench';
  const uploaded = await app.inject({
    method: 'POST',
    url: '/api/company/imports',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  });
  if (uploaded.statusCode !== 201) throw new Error(`upload answered ${uploaded.statusCode} ${uploaded.body}`);
  const { id, mapping, proposal } = uploaded.json().data as {
    id: string;
    mapping?: unknown;
    proposal?: { mapping: unknown };
  };
  const call = async (step: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/company/imports/${id}/${step}`, headers, payload });
    if (answer.statusCode !== 202) throw new Error(`${step} answered ${answer.statusCode} ${answer.body}`);
    for (const kick of (services.queue as unknown as { kicks: { kind: 'run-job'; id?: string }[] }).kicks.splice(0))
      await doWork(services, kick);
  };
  await call('check', { mapping: mapping ?? proposal?.mapping ?? {} });
  const started = performance.now();
  await call('run', {});
  const took = performance.now() - started;
  const done = await app.inject({ method: 'GET', url: `/api/company/imports/${id}`, headers });
  const state = done.json().data as { status: string; counts: { new: number } };
  if (state.status !== 'DONE' || state.counts.new !== rows) throw new Error(`the import ended as ${done.body}`);
  return rows / took;
}
