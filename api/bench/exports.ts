import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { rssOf, startOurs } from './processes.ts';
import { atLeast, atMost, noGate, result, type Result } from './results.ts';

type Bench = {
  databaseUrl: string;
  dir: string;
  secret: string;
  tokens: { median: string; admin: string };
  rounds: number;
};
type Export = { of: string; path: string; token: string; copy: (header: string) => string };
type Read = { bytes: number; lines: number; firstByteMs: number; ms: number; head: string };

const lineEnd = 0x0a;

/**
 * Row 10: exports over HTTP as CSV, against COPY TO of the same columns of the same rows read by this process. All
 * orders for the back office are the most rows that any export of the world has: 500,000, half of the million of
 * PERFORMANCE (50,000 in the short form). The most that a company has are its employees after the imports of row 9:
 * 200,180 (40,161). Memory is that of a server that does nothing else.
 */
export async function benchExport({ databaseUrl, dir, secret, tokens, rounds }: Bench): Promise<Result[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ours = await startOurs(databaseUrl, dir, secret, { JOBS: 'false' });
  try {
    // As at rest in row 12.
    await pause(3_000);
    const before = rssOf(ours.pid);
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, rssOf(ours.pid));
    }, 50);
    const results: Result[] = [];
    try {
      for (const one of [allOrders(tokens.admin), employees(tokens.median)])
        results.push(...(await compared(client, ours.url, one, rounds)));
    } finally {
      clearInterval(watch);
    }
    return [
      ...results,
      result(10, 'memory growth of the server meanwhile', [peak - before], 'MB', '≤ 75 MB', atMost(150, 'MB')),
    ];
  } finally {
    await ours.stop();
    await client.end();
  }
}

/** Both sides in turns; fails when one of them has other rows than the other. */
async function compared(
  client: pg.Client,
  url: string,
  { of, path, token, copy }: Export,
  rounds: number,
): Promise<Result[]> {
  const shares: number[] = [];
  const firstBytes: number[] = [];
  let rows = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ours = await readAll(exported(url + path, token));
    const copied = await readAll(client.query(copyTo(copy(ours.head))));
    rows = copied.lines;
    // Ours begins with a header; no text of the world has a line end in it.
    if (rows === 0 || ours.lines - 1 !== rows) throw new Error(`${path} gave ${ours.lines - 1} rows of ${rows}`);
    shares.push((100 * copied.ms) / ours.ms);
    firstBytes.push(ours.firstByteMs);
  }
  return [
    result(10, `export of ${rows} ${of}`, shares, '% of COPY TO', '≥ 97 %', atLeast(60)),
    result(10, `first byte of the ${of}`, firstBytes, 'ms', '≤ 150 ms', noGate),
  ];
}

const allOrders = (token: string): Export => ({
  of: 'orders',
  path: '/api/admin/orders/export',
  token,
  copy: () => `copy (select o.order_number, o.ordered_on, o.status, o.company_name, o.employee_name, coalesce(l.product_name, o.product_name), coalesce(l.is_accessory, false),
      case when l.is_accessory then o.product_name end, coalesce(l.sku, o.sku), coalesce(l.supplier_sku, ''), o.serial_number, case when l.is_accessory then l.price_ex_vat else o.price_ex_vat end,
      o.currency, o.dispatched_on, o.all_risk_expires, o.department, o.supplier_name, o.price_without_subsidy, o.monthly_price, o.months, o.monthly_price * o.months, o.expire_date
    from orders o left join order_lines l on l.order_id = o.id and l.company_id = o.company_id) to stdout with (format csv)`,
});

/** Those of the company of `benchTokens`. The header names the columns as the import does, the table with underscores. */
const employees = (token: string): Export => ({
  of: 'employees',
  path: '/api/company/employees/export',
  token,
  copy: (header) => {
    const columns = header
      .replace('\ufeff', '')
      .trim()
      .split(',')
      .map((field) => pg.escapeIdentifier(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));
    return `copy (select ${columns.join(', ')} from employees where deleted_at is null
      and company_id = (select m.company_id from memberships m join users u on u.id = m.user_id where u.email = 'admin2@company.example')) to stdout with (format csv)`;
  },
});

async function* exported(url: string, token: string): AsyncGenerator<Buffer> {
  const [answer] = (await once(get(url, { headers: { authorization: `Bearer ${token}` } }), 'response')) as [
    IncomingMessage,
  ];
  if (answer.statusCode !== 200)
    throw new Error(`the export answered ${answer.statusCode} ${await answer.setEncoding('utf8').toArray()}`);
  yield* answer;
}

/** Takes everything, keeps the first line, and counts the others. */
async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<Read> {
  const started = performance.now();
  const read: Read = { bytes: 0, lines: 0, firstByteMs: 0, ms: 0, head: '' };
  for await (const piece of pieces) {
    if (read.bytes === 0) {
      read.firstByteMs = performance.now() - started;
      read.head = Buffer.from(piece).toString('utf8').split('\n')[0] ?? '';
    }
    read.bytes += piece.length;
    for (let at = piece.indexOf(lineEnd); at >= 0; at = piece.indexOf(lineEnd, at + 1)) read.lines += 1;
  }
  read.ms = performance.now() - started;
  return read;
}
