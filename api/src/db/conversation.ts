import type pg from 'pg';
import { Batch, type Answer, type Statement, type Waiting } from './batch.ts';

/** Sends statements. Those of one moment travel together, in their order. */
export type Statements = { query<Row>(statement: Statement): Promise<Answer<Row>> };

export type Conversation = Statements & {
  /** true when at least one statement was sent */
  readonly isOpen: boolean;
  /** resolves when nothing is under way any more */
  settled(): Promise<void>;
};

/** A statement that goes ahead of others, and who looks at its answer first; a throw there fails those behind it. */
export type Ahead = Statement & { seen?: (answer: Answer<never>) => void };

/**
 * Statements on one connection. `ahead` names what goes before each message (its argument: is it the first?), so that
 * opening a transaction and entering a tenant cost no round trip of their own. `look` is called when a message leaves and
 * answers what is called when it has been answered (see lost-connections.ts).
 */
export function conversation(client: pg.ClientBase, ahead: (isFirst: boolean) => readonly Ahead[], look?: () => () => void): Conversation {
  let waiting: Waiting[] = [];
  let isOpen = false;
  let underway: Promise<void> | undefined;

  const send = () => {
    if (underway || waiting.length === 0) return;
    const front = ahead(!isOpen).map(({ text, values = [], seen = () => undefined }) => ({ text, values, resolve: seen, reject: () => undefined }));
    const sent = [...front, ...waiting];
    waiting = [];
    isOpen = true;
    const looked = look?.();
    underway = new Promise<void>((ended) => {
      client.query(new Batch(sent, ended) as unknown as pg.Submittable);
    }).then(() => {
      looked?.();
      underway = undefined;
      send();
    });
  };
  return {
    get isOpen() {
      return isOpen;
    },
    query: (statement) => new Promise((resolve, reject) => {
      // After all microtasks of this moment: by then everybody who asks at the same time has asked.
      if (waiting.push({ ...statement, resolve, reject }) === 1) queueMicrotask(() => process.nextTick(send));
    }),
    async settled() {
      while (underway) await underway;
    },
  };
}
