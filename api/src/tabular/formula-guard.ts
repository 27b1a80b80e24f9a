const startsLikeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const wasGuarded = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Puts a `'` before a text that a spreadsheet would run as a formula (SECURITY T12). A text that already has one gets
 * another, so `withoutGuard` always gives the original back.
 */
export function withGuard(text: string): string {
  return startsLikeFormula.test(text) ? `'${text}` : text;
}

/** `="0042"`: how programs write a number of letters for a spreadsheet, so that it keeps its zeros. */
const saidAsText = /^="((?:[^"]|"")*)"$/;

/**
 * Takes the `'` before a formula trigger away again, so export → import changes nothing (DECISIONS 16), and the formula
 * around a mere text.
 */
export function withoutGuard(text: string): string {
  const first = text.charCodeAt(0);
  if (first === 0x3d) return saidAsText.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
  return first === 0x27 && wasGuarded.test(text) ? text.slice(1) : text;
}
