import * as v from 'valibot';

const Id = v.pipe(v.string(), v.uuid());

/** What can stand in the way of a removal. */
export const dependantKinds = ['company', 'subscription', 'catalog', 'order', 'salary-file'] as const;
export type DependantKind = (typeof dependantKinds)[number];

/** One of them with its name; `of` is whose it is: the company of a subscription, the supplier of a catalog. */
export const Dependant = v.object({
  kind: v.picklist(dependantKinds),
  id: Id,
  name: v.string(),
  of: v.nullable(v.object({ id: Id, name: v.string() })),
});
export type Dependant = v.InferOutput<typeof Dependant>;

/** Of each kind so many are named; the rest is counted. */
export const dependantsNamed = 5;
