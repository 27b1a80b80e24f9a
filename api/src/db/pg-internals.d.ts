declare module 'pg/lib/utils.js' {
  /** How pg writes a value of JavaScript as a parameter. */
  const utils: { prepareValue(value: unknown): string | Buffer | null };
  export default utils;
}
