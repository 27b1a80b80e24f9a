/** A company's wage codes by what a row draws, empty where not set: a final salary has its own (DECISIONS 38). */
export type WageCodes = { gross: string; net: string; phoneTax: string; finalGross: string; finalNet: string };

export type DrawPart = 'gross' | 'net';

/**
 * A drawn row that a correction gives back whole, in minor units as it was taken, with the codes of its file. A code is
 * null where the file is older than its record of codes and the company had none when that began.
 */
export type CreditedDraw = {
  draw: number;
  kind: 'planned' | 'final';
  gross: number;
  net: number;
  grossCode: string | null;
  netCode: string | null;
};

/** One amount of a draw with the code it is written with; the code is empty where the company has not set it. */
export type DrawLine = { part: DrawPart; wageCode: string; amount: number };

type Drawn = {
  kind: 'planned' | 'correction' | 'final';
  gross: number;
  net: number;
  credits: readonly CreditedDraw[] | null;
};

const codeOf = (codes: WageCodes, kind: Drawn['kind'], part: DrawPart): string =>
  kind === 'final' ? codes[part === 'gross' ? 'finalGross' : 'finalNet'] : codes[part];

/**
 * The amounts of a draw by wage code; nothing for zero. What a correction gives back goes with the code it was deducted
 * with, and what it charges besides with the ordinary one. Gross and net never join, not even under one code.
 */
export function drawLines(draw: Drawn, codes: WageCodes): DrawLine[] {
  return (['gross', 'net'] as const).flatMap((part) => {
    const sums = new Map<string, number>();
    const add = (wageCode: string, amount: number) => sums.set(wageCode, (sums.get(wageCode) ?? 0) + amount);
    let charged = draw[part];
    for (const credited of draw.credits ?? []) {
      add(credited[`${part}Code`] ?? codeOf(codes, credited.kind, part), -credited[part]);
      charged += credited[part];
    }
    add(codeOf(codes, draw.kind, part), charged);
    return [...sums].filter(([, amount]) => amount !== 0).map(([wageCode, amount]) => ({ part, wageCode, amount }));
  });
}

/**
 * True for a credit or a settlement that cannot be written because a code of its own is missing. It waits alone: only
 * the code of a month's draw, or an employee number, keeps the file (DECISIONS 6).
 */
export const lacksOwnCode = (draw: Drawn, codes: WageCodes): boolean =>
  draw.kind !== 'planned' && drawLines(draw, codes).some(({ wageCode }) => wageCode.trim() === '');
