import * as v from 'valibot';
import { adminPortal, supplierPortal, type CatalogPortal, type CatalogRights } from './catalog-portal.ts';
import { dataOf, endpoint, line, requiredLine } from './endpoint.ts';
import { knownAttributes, type KnownAttribute } from './product-forms.ts';

export const attributeKinds = ['TEXT', 'NUMBER', 'YES_NO', 'CHOICE'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** What an attribute holds. `unit` belongs to numbers, `choices` to a choice. */
export const AttributeDefinition = v.strictObject({
  name: requiredLine(60),
  kind: v.picklist(attributeKinds, 'invalid-data-provided'),
  unit: line(12),
  choices: v.pipe(v.array(requiredLine(60), 'invalid-data-provided'), v.maxLength(60, 'too-long')),
});
export type AttributeDefinition = v.InferOutput<typeof AttributeDefinition>;

const text = { kind: 'TEXT', unit: '', choices: [] as string[] } as const;
const yesNo = { ...text, kind: 'YES_NO' } as const;
const number = (unit: string) => ({ ...text, kind: 'NUMBER', unit }) as const;

/** The attributes of SPEC 3, as they are read unless a supplier says otherwise. */
const builtIn: Readonly<Record<KnownAttribute, Omit<AttributeDefinition, 'name'>>> = {
  brand: text,
  model: text,
  colour: text,
  capacity: number('GB'),
  screenSize: number('"'),
  weight: number('kg'),
  os: text,
  dualSim: yesNo,
  network: text,
  wifi: text,
  GTIN: text,
};

/** The supplier's own definitions before the portal's. */
export function definitionsWith(own: readonly AttributeDefinition[]): AttributeDefinition[] {
  const named = new Set(own.map(({ name }) => name));
  const rest = knownAttributes.filter((name) => !named.has(name)).map((name) => ({ name, ...builtIn[name] }));
  return [...rest, ...own];
}

const Definitions = v.pipe(
  v.array(AttributeDefinition, 'invalid-data-provided'),
  v.maxLength(100, 'too-long'),
  v.check((all) => new Set(all.map(({ name }) => name)).size === all.length, 'name-already-exists'),
);

/** All of them as they were read before they were changed, or nothing where there were no own ones. */
const Seen = v.optional(v.pipe(v.array(AttributeDefinition, 'invalid-data-provided'), v.maxLength(200, 'too-long')));

function attributeEndpoints<const Rights extends CatalogRights, Portal extends v.GenericSchema>({
  base,
  rights,
  ids,
  params: { portal: params },
}: CatalogPortal<Rights, { portal: Portal }>) {
  const path = `${base}/attributes` as const;
  const shared = { policy: { ...rights, ids }, params, errors: ['supplier-not-found'] } as const;
  const response = dataOf(v.array(AttributeDefinition));
  return {
    list: endpoint('GET', path, {
      summary: 'What the attributes of products hold: the ones of the portal and the own ones',
      ...shared,
      response,
    }),
    save: endpoint('PUT', path, {
      summary: 'Say what own attributes hold; one of the portal that is named is read as said here',
      ...shared,
      body: v.strictObject({ definitions: Definitions, seen: Seen }),
      response,
      errors: [...shared.errors, 'changed-by-someone-else'],
    }),
  };
}

export const supplierAttributes = attributeEndpoints(supplierPortal);
export const adminAttributes = attributeEndpoints(adminPortal);
