import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { anyHolds, joined } from '../../db/conditions.ts';
import { containing } from '../../db/like.ts';
import { actionsHolding, codesHolding, fieldsHolding, listsHolding } from './words/action-words.mapping.ts';

/** More words than a person types; each is looked for in every place. */
const mostWords = 6;

/** Names of things that are gone, as `detail` keeps them. */
const namesKept = ['name', 'company_name', 'displayName', 'subscriptionName', 'fileName', 'isoCode', 'SKU'];
/** Fields of `detail` that hold a code. */
const codeFields = ['code', 'kind', 'slot', 'status', 'to', 'type', 'way', 'role', 'outcome'];

/**
 * The acts that hold every word of the text, wherever it stands: what the act is called, the thing's name or number,
 * who did it, whose it is, what was changed. A line of an act that is found finds the whole act.
 */
export function actsHolding(q: string): RawBuilder<SqlBool> {
  const words = q.trim().split(/\s+/).slice(0, mostWords);
  return sql<SqlBool>`a.act in (select m.act from audit_log m left join users mu on mu.id = m.actor_id
    left join companies mc on mc.id = m.company_id left join suppliers ms on ms.id = m.supplier_id
    where ${joined(words.map(holds), 'and')})`;
}

function holds(word: string): RawBuilder<SqlBool> {
  const codes = codesHolding(word);
  const fields = fieldsHolding(word);
  const lists = listsHolding(word).map((list) => `%/${list}/export`);
  return joined(
    [
      anyHolds(['m.request_id', 'mu.name', 'mu.email', 'mc.company_name', 'ms.name'], word),
      sql<SqlBool>`m.entity_id = ${word}`,
      sql<SqlBool>`m.action = any(${actionsHolding(word)})`,
      sql<SqlBool>`m.actor_role = any(${codes})`,
      sql<SqlBool>`(m.entity, m.entity_id) in (select entity, entity_id from audit_things(${containing(word)}))`,
      anyHolds(namesKept.map(keptAt), word),
      joined(
        codeFields.map((field) => sql<SqlBool>`${keptAt(field)} = any(${codes})`),
        'or',
      ),
      sql<SqlBool>`m.detail -> 'fields' ?| ${fields}`,
      sql<SqlBool>`m.detail ?| ${fields}`,
      sql<SqlBool>`m.detail ->> 'route' like any(${lists})`,
    ],
    'or',
  );
}

const keptAt = (field: string) => sql<string>`m.detail ->> ${sql.lit(field)}`;
