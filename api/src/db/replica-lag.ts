/** A position in the write-ahead log as a number: `16/B374D848` (pg_lsn). */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

type Sample = { at: number; position: bigint };

const mostSamples = 1_000;

/**
 * How long the primary has been ahead of the replica: the age of the oldest position of the primary that the replica
 * has not replayed. Asking the replica alone does not tell, because one that has lost its primary receives nothing to
 * be behind with, and an idle primary makes none late.
 */
export class Lag {
  #samples: Sample[] = [];

  note(at: number, written: bigint | undefined, replayed: bigint | undefined): void {
    const isNew = written !== undefined && written !== this.#samples.at(-1)?.position;
    if (isNew) this.#samples.push({ at, position: written });
    const first = replayed === undefined ? 0 : this.#samples.findIndex(({ position }) => position > replayed);
    this.#samples = first === -1 ? [] : this.#samples.slice(first);
    // The oldest stays: a long lag needs no exact figure.
    if (this.#samples.length > mostSamples) this.#samples = this.#samples.filter((_sample, n) => n % 2 === 0);
  }

  seconds(now: number): number {
    const [oldest] = this.#samples;
    return oldest ? (now - oldest.at) / 1_000 : 0;
  }
}
