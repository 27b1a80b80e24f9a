/** Also what programs write: a spreadsheet's error in any language, a database's null, a day that is none. */
const words = /^(?:n\/?a|null|nil|none|no|unknown|ingen|intet|inget|nej|nei|ukendt|okänd|ukjent|keine?|unbekannt)$/iu;
const signs = /^(?:[-–—.?]+|#[\p{L}\d/]+[!?]?|\\N|0{4}-00-00|00[-./]00[-./]0{4}|1900-01-00)$/iu;

/** A dash or a word in the place of a value that nobody needs says that there is none. */
export function saysNone(text: string): boolean {
  return words.test(text) || signs.test(text);
}
