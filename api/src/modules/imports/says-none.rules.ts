const none = /^(?:[-–—.?]+|n\/?a|null|nil|none|no|unknown|ingen|intet|inget|nej|nei|ukendt|okänd|ukjent|keine?|unbekannt|0{4}-00-00)$/i;

/** A dash or a word in the place of a value that nobody needs says that there is none. */
export function saysNone(text: string): boolean {
  return none.test(text);
}
