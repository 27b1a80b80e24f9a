import pg from 'pg';
import { serialize } from 'pg-protocol';
import utils from 'pg/lib/utils.js';
import { keepsNames, statementName } from './statement-names.ts';

export type Statement = { text: string; values?: readonly unknown[] };
export type Answer<Row> = { rows: Row[]; rowCount: number; command: string };

/** A statement with those who wait for it. `resolve` may throw: then every later statement of the batch fails with that. */
export type Waiting = Statement & { resolve: (answer: Answer<never>) => void; reject: (error: unknown) => void };

type Parameter = string | Buffer | null;
type Sent = Waiting & { name: string; parameters: Parameter[] };
type Field = { name: string; parse: (text: string) => unknown };
type Wire = { stream: { write(bytes: Buffer): unknown }; on(event: 'parseComplete', listener: () => void): void };

/** What one connection remembers: the columns of each statement it has planned (null: it answers no rows). */
type Memory = { planned: Map<string, Field[] | null | undefined>; planning: string[] };
const memories = new WeakMap<Wire, Memory>();

function memoryOf(wire: Wire): Memory {
  const known = memories.get(wire);
  if (known) return known;
  const memory: Memory = { planned: new Map(), planning: [] };
  wire.on('parseComplete', () => {
    const name = memory.planning.shift();
    if (name) memory.planned.set(name, undefined);
  });
  memories.set(wire, memory);
  return memory;
}

const describePortal = serialize.describe({ type: 'P', name: '' });
const executeAll = serialize.execute();
const sync = serialize.sync();

/**
 * Several statements in one message with one Sync: one write, one wake-up of Postgres, one read, and outside a
 * transaction block one implicit transaction. Planned once a connection and described once, so a known statement
 * travels as its values alone. It is handed to `client.query` (pg's Submittable).
 */
export class Batch {
  callback: (error: unknown) => void = () => undefined;
  readonly statements: readonly Waiting[];
  readonly #ended: () => void;
  #sent: readonly Sent[] = [];
  #at = 0;
  #rows: unknown[] = [];
  #fields: Field[] | null | undefined;
  #memory: Memory | undefined;
  #failure: { error: unknown } | undefined;

  /** `ended` is called once, when the connection is free again. */
  constructor(statements: readonly Waiting[], ended: () => void) {
    this.statements = statements;
    this.#ended = ended;
  }

  submit(wire: Wire): Error | null {
    try {
      this.#sent = this.statements.map((statement) => ({
        ...statement,
        name: (keepsNames(wire) && statementName(statement.text)) || '',
        parameters: (statement.values ?? []).map((value) => utils.prepareValue(value)),
      }));
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
    const memory = memoryOf(wire);
    this.#memory = memory;
    const message: Buffer[] = [];
    for (const { name, text, parameters } of this.#sent) {
      if (name === '' || !(memory.planned.has(name) || memory.planning.includes(name))) {
        memory.planning.push(name);
        message.push(serialize.parse({ name, text }));
      }
      message.push(serialize.bind({ statement: name, values: parameters }));
      if (memory.planned.get(name) === undefined) message.push(describePortal);
      message.push(executeAll);
    }
    message.push(sync);
    wire.stream.write(Buffer.concat(message));
    this.#expect(0);
    return null;
  }

  #expect(at: number): void {
    this.#at = at;
    this.#rows = [];
    this.#fields = this.#memory?.planned.get(this.#sent[at]?.name ?? '');
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#fields = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text') as Field['parse'],
    }));
    this.#learn(this.#fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const { name, parse } of this.#fields ?? []) {
      const value = fields[index];
      row[name] = value === null || value === undefined ? null : parse(value);
      index += 1;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const statement = this.#sent[this.#at];
    // A batch that timed out has been answered for; what still comes in belongs to nobody.
    if (!statement) return;
    if (this.#fields === undefined) this.#learn(null);
    const rows = this.#rows as never[];
    this.#expect(this.#at + 1);
    if (this.#failure) return statement.reject(this.#failure.error);
    try {
      statement.resolve({
        rows,
        rowCount: Number(/\d+$/.exec(text)?.[0] ?? 0),
        command: /^[A-Z]+/.exec(text)?.[0] ?? '',
      });
    } catch (error) {
      this.#failure = { error };
    }
  }

  #learn(fields: Field[] | null): void {
    const name = this.#sent[this.#at]?.name;
    if (name) this.#memory?.planned.set(name, fields);
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleError(error: unknown): void {
    if (this.#memory) this.#memory.planning.length = 0;
    const rest = this.statements.slice(this.#at);
    this.#at = this.#sent.length;
    for (const { reject } of rest) reject(this.#failure?.error ?? error);
    this.handleReadyForQuery();
  }

  handleReadyForQuery(): void {
    this.callback(null);
    this.#ended();
  }
}
