import type pg from 'pg';
import { Batch, type Answer, type Statement, type Waiting } from './batch.ts';

/** Sends statements. Those of one moment travel together, in their order. */
export type Statements = { query<Row>(statement: Statement): Promise<Answer<Row>> };

export type Conversation = Statements & {
  /** true when at least one statement was sent */
  readonly isOpen: boolean;
  /** the end of a transaction: nothing may be asked for after it */
  last(statement: Statement): Promise<Answer<never>>;
  /** refuses what has not left yet and whatever is asked for later: the connection is about to be somebody else's */
  abandon(): void;
  /** resolves when nothing waits and nothing is under way any more */
  settled(): Promise<void>;
};

/**
 * Statements on one connection. `ahead` names what goes before each message (its argument: is it the first?), so that
 * opening a transaction and entering a tenant cost no round trip of their own.
 */
export function conversation(client: pg.ClientBase, ahead: (isFirst: boolean) => readonly Statement[]): Conversation {
  let waiting: Waiting[] = [];
  let isOpen = false;
  let isOver = false;
  let underway: Promise<void> | undefined;

  const send = () => {
    if (underway || waiting.length === 0) return;
    const front = ahead(!isOpen).map(({ text, values = [] }) => ({
      text,
      values,
      resolve: () => undefined,
      reject: () => undefined,
    }));
    const sent = [...front, ...waiting];
    waiting = [];
    isOpen = true;
    underway = new Promise<void>((ended) => {
      client.query(new Batch(sent, ended) as unknown as pg.Submittable);
    }).then(() => {
      underway = undefined;
      send();
    });
  };
  const ask = <Row>(statement: Statement) =>
    new Promise<Answer<Row>>((resolve, reject) => {
      // After all microtasks of this moment: by then everybody who asks at the same time has asked.
      if (waiting.push({ ...statement, resolve, reject } as Waiting) === 1)
        queueMicrotask(() => process.nextTick(send));
    });
  const refusal = ({ text }: Statement) => new Error(`asked for after the end: ${text}`);
  return {
    get isOpen() {
      return isOpen;
    },
    query: (statement) => (isOver ? Promise.reject(refusal(statement)) : ask(statement)),
    last(statement) {
      isOver = true;
      return ask(statement);
    },
    abandon() {
      isOver = true;
      const late = waiting;
      waiting = [];
      for (const { reject, ...statement } of late) reject(refusal(statement));
    },
    async settled() {
      while (underway || waiting.length > 0) await (underway ?? new Promise(setImmediate));
    },
  };
}
