import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { bearer, type Bench } from './bench.ts';
import { peakOf, rssOf, startOurs } from './processes.ts';
import { atLeast, atMost, noGate, result, type Result } from './results.ts';

type Read = { lines: number; firstByteMs: number; ms: number };

/** The columns of the export, without their order's names for a person. */
const copy = `copy (
  select o.order_number, o.ordered_on, o.status, o.company_name, o.employee_name,
    coalesce(l.product_name, o.product_name), coalesce(l.is_accessory, false),
    case when l.is_accessory then o.product_name end, coalesce(l.sku, o.sku), coalesce(l.supplier_sku, ''),
    o.serial_number, case when l.is_accessory then l.price_ex_vat else o.price_ex_vat end, o.currency,
    o.dispatched_on, o.all_risk_expires, o.department, o.supplier_name, o.price_without_subsidy, o.monthly_price,
    o.months, o.monthly_price * o.months, o.expire_date
  from orders o left join order_lines l on l.order_id = o.id and l.company_id = o.company_id
) to stdout with (format csv)`;

/**
 * Row 10: all orders for the back office over HTTP as CSV, against COPY TO of the same columns read by this process.
 * They are the most rows that any export of the world has: 500,000, half of the million of PERFORMANCE. Memory is that
 * of a server that does nothing else.
 */
export async function benchExport({ ownerUrl, dir, tokens, isShort }: Bench): Promise<Result[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const ours = await startOurs(ownerUrl, dir, { JOBS: 'false' });
  try {
    // As at rest in row 12.
    await pause(3_000);
    const before = rssOf(ours.pid);
    const shares: number[] = [];
    const firstBytes: number[] = [];
    let rows = 0;
    const peak = await peakOf(ours.pid, async () => {
      for (let round = 0; round < (isShort ? 1 : 2); round += 1) {
        const exported = await readAll(exportOf(ours.url, tokens.admin));
        const copied = await readAll(client.query(copyTo(copy)));
        rows = copied.lines;
        // Ours begins with a header; no text of the world has a line end in it.
        if (rows === 0 || exported.lines - 1 !== rows) throw new Error(`${exported.lines - 1} rows of ${rows}`);
        shares.push((100 * copied.ms) / exported.ms);
        firstBytes.push(exported.firstByteMs);
      }
    });
    return [
      result(10, `export of ${rows} orders`, shares, '% of COPY TO', '≥ 25 %', atLeast(10)),
      result(10, 'memory growth of the server meanwhile', [peak - before], 'MB', '≤ 75 MB', atMost(150, 'MB')),
      result(10, 'first byte of that export', firstBytes, 'ms', '≤ 250 ms', noGate),
    ];
  } finally {
    await ours.stop();
    await client.end();
  }
}

async function* exportOf(url: string, token: string): AsyncGenerator<Buffer> {
  const asked = get(`${url}/api/admin/orders/export`, { headers: bearer(token) });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`the export answered ${answer.statusCode}`);
  yield* answer;
}

/** Takes everything and counts the lines. */
async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<Read> {
  const started = performance.now();
  const read: Read = { lines: 0, firstByteMs: 0, ms: 0 };
  for await (const piece of pieces) {
    read.firstByteMs ||= performance.now() - started;
    for (let at = piece.indexOf(0x0a); at >= 0; at = piece.indexOf(0x0a, at + 1)) read.lines += 1;
  }
  read.ms = performance.now() - started;
  return read;
}
