import { AsyncLocalStorage } from 'node:async_hooks';

/** What a span tells beside its name: routes, statuses and codes, never a value of a person (SECURITY 4). */
export type Facts = Readonly<Record<string, string | number>>;

export type Span = { traceId: string; end(facts?: Facts, failed?: boolean): void };

/** Begins a span below `parent`, or a trace. */
export type StartSpan = (name: string, facts: Facts, parent: Span | undefined) => Span;

let start: StartSpan | undefined;
const current = new AsyncLocalStorage<Span>();

/** Spans begin to be told, from the start of the process on; undefined ends it. */
export function traceWith(begin: StartSpan | undefined): void {
  start = begin;
}

/** Where nothing is exported, no span is made. */
export const isTracing = (): boolean => start !== undefined;

/** A span that its caller ends. */
export const beginSpan = (name: string, facts: Facts = {}): Span | undefined =>
  start?.(name, facts, current.getStore());

/** Runs `work` and all that follows from it inside the span. */
export const within = <T>(span: Span | undefined, work: () => T): T => (span ? current.run(span, work) : work());

/** Runs `work` in a span of its own. A failure leaves its kind there; its sentence may name a person. */
export async function traced<T>(name: string, work: () => Promise<T>, facts?: Facts): Promise<T> {
  const span = beginSpan(name, facts);
  if (!span) return work();
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ 'error.type': kindOf(error) }, true);
    throw error;
  }
}

/** A statement as part of what is being traced; by itself, as a look at the clock every second, it is none. */
export const tracedStatement = <T>(sql: string, work: () => Promise<T>): Promise<T> =>
  start && current.getStore() ? traced(statementName(sql), work, { 'db.system.name': 'postgresql' }) : work();

/** `select orders`: what is done and to which table first. The rest of a statement is not told. */
function statementName(sql: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"?([a-z_]+)\b/i.exec(sql) ?? [];
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase();
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
