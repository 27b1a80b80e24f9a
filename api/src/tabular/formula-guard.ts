const startsLikeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const wasGuarded = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Puts a `'` before a text that a spreadsheet would run as a formula (SECURITY T12). A text that already has one gets
 * another, so `withoutGuard` always gives the original back.
 */
export function withGuard(text: string): string {
  return startsLikeFormula.test(text) ? `'${text}` : text;
}

/** Takes the `'` before a formula trigger away again, so export → import changes nothing (DECISIONS 16). */
export function withoutGuard(text: string): string {
  return text.charCodeAt(0) === 0x27 && wasGuarded.test(text) ? text.slice(1) : text;
}
