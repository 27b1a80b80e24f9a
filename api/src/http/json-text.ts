/**
 * An answer that Postgres wrote as JSON already. Only the hottest lists use it (PERFORMANCE, lessons); a test holds
 * each of them to the schema that the contract promises.
 */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
