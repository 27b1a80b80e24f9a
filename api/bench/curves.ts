import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Curve } from './growth.ts';
import type { Result } from './results.ts';
import type { WorldSize } from './seed.ts';

const docs = join(import.meta.dirname, '../contract/docs');
const colours = ['#1b6ef3', '#0a7d4f', '#b3261e', '#8a5a00', '#6a3fb5', '#006a75'];

/**
 * Writes `growth.svg` and the page around it: the processor time of each work in each world, as many times that in the
 * smallest. It follows other work on the machine less than the time that passes.
 */
export function drawGrowth(
  worlds: readonly { size: WorldSize }[],
  curves: readonly Curve[],
  results: readonly Result[],
): void {
  const sizes = worlds.map(({ size }) => size);
  const times = sizes.map(({ companies }) => Math.round((companies - 1) / (sizes[0]!.companies - 1)));
  writeFileSync(join(docs, 'growth.svg'), picture(times, curves));
  writeFileSync(join(docs, 'growth.md'), page(sizes, times, curves, results));
}

function picture(times: readonly number[], curves: readonly Curve[]): string {
  const of = ({ cpuMs }: Curve) => cpuMs.map((value) => value / cpuMs[0]!);
  const most = Math.max(1.6, ...curves.flatMap(of)) * 1.05;
  const x = (at: number) => 60 + (Math.log(times[at]!) / Math.log(times.at(-1)!)) * 440;
  const y = (ratio: number) => 330 - (ratio / most) * 300;
  const level = (ratio: number, text: string) =>
    `<line x1="60" x2="500" y1="${y(ratio).toFixed(1)}" y2="${y(ratio).toFixed(1)}" class="level"/>` +
    `<text x="52" y="${(y(ratio) + 4).toFixed(1)}" text-anchor="end">${text}</text>`;
  const under = (time: number, at: number) =>
    `<text x="${x(at).toFixed(1)}" y="352" text-anchor="middle">${time} ×</text>`;
  const line = (curve: Curve, n: number) => {
    const points = of(curve).map((ratio, at) => `${x(at).toFixed(1)},${y(ratio).toFixed(1)}`);
    const dots = points.map((point) => {
      const [cx, cy] = point.split(',');
      return `<circle cx="${cx}" cy="${cy}" r="4" fill="${colours[n]}"/>`;
    });
    const legend = `<text x="520" y="${50 + n * 24}" style="fill:${colours[n]}">● ${curve.work}</text>`;
    return `<polyline points="${points.join(' ')}" stroke="${colours[n]}"/>${dots.join('')}${legend}`;
  };
  const head = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 380" role="img" font-family="sans-serif"';
  return `<svg ${head} font-size="13">
<title>Processor time of each kind of work as the world grows</title>
<style>polyline{fill:none;stroke-width:2}.level{stroke:#8888;stroke-dasharray:4 4}text{fill:#555}</style>
<rect width="800" height="380" fill="#fff"/>
${[0, 1, 1.5].map((ratio) => level(ratio, `${ratio} ×`)).join('\n')}
${times.map(under).join('\n')}
<text x="280" y="372" text-anchor="middle">size of the world</text>
${curves.map(line).join('\n')}
</svg>
`;
}

function page(
  sizes: readonly WorldSize[],
  times: readonly number[],
  curves: readonly Curve[],
  results: readonly Result[],
): string {
  const cells = (values: readonly (string | number)[]) => `| ${values.join(' | ')} |`;
  const count = (value: number) => value.toLocaleString('en-US');
  const ratio = (values: readonly number[]) => (values.at(-1)! / values[0]!).toFixed(2);
  const ms = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
  return `# Growth

Written by \`npm run bench -- --large\` on ${new Date().toISOString().slice(0, 10)}. Postgres, servers and readers \
share ${availableParallelism()} processors; the load average was ${loadavg()[0]!.toFixed(0)} at the end. The \
worlds lie beside each other in one Postgres and are asked in turns, so the ratios hold where single times follow the \
machine. The largest and the median company are the same in each.

![Processor time of each kind of work as the world grows](growth.svg)

${cells(['World', 'companies', 'employees', 'orders', 'draws'])}
${cells(['---', '---', '---', '---', '---'])}
${sizes
  .map(({ companies, employees, orders, draws }, at) =>
    cells([`${times[at]} ×`, ...[companies, employees, orders, draws].map(count)]),
  )
  .join('\n')}

Milliseconds for each request at 16 connections, in brackets those of processor time of server and Postgres; medians:

${cells(['Work', ...times.map((time) => `${time} ×`), 'ten times to one'])}
${cells(['---', ...times.map(() => '---'), '---'])}
${curves
  .map(({ work, ms: taken, cpuMs }) =>
    cells([
      work,
      ...taken.map((value, at) => `${ms(value)} (${ms(cpuMs[at]!)})`),
      `${ratio(taken)} × (${ratio(cpuMs)} ×)`,
    ]),
  )
  .join('\n')}

In the largest of these worlds (all rows: time that passes, medians):

${cells(['Row', 'Work', 'Figure', 'Goal', 'Gate', 'Held'])}
${cells(['---', '---', '---', '---', '---', '---'])}
${results
  .toSorted((left, right) => left.row - right.row)
  .map(({ row, work, median, unit, goal, gate, passed }) =>
    cells([row, work, `${ms(median)} ${unit}`, goal, gate, gate === '—' ? '—' : passed ? 'yes' : 'no']),
  )
  .join('\n')}
`;
}
