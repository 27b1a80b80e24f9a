type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Without the keys whose value is undefined: what a PATCH leaves out stays as it is. */
export function definedOf<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>;
}
