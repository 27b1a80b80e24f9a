import type { Endpoint } from '@portal/contract/endpoint';

/**
 * Refuses to boot with a route that declares no rights, accepts unknown keys, or leaves an id out of its policy
 * (SECURITY finding 2): safety is a catalogue, not discipline.
 */
export function assertPolicy(endpoint: Endpoint): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  const { policy } = endpoint;
  if (!policy || (Array.isArray(policy.roles) && policy.roles.length === 0)) throw new Error(`${name} declares no roles`);
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema && !isStrict(schema)) throw new Error(`${name}: its ${part} would accept unknown keys`);
  }
  const pathIds = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  if (pathIds.length > 0 && !endpoint.params) throw new Error(`${name}: its path has parameters without a schema`);
  const unnamed = pathIds.filter((id) => id?.endsWith('Id') && !policy.ids?.[`params.${id}`]);
  if (unnamed.length > 0) throw new Error(`${name}: its policy does not name ${unnamed.join(', ')}`);
  if (endpoint.method !== 'GET' && endpoint.upload !== true && endpoint.response === null) throw new Error(`${name}: a mutation must declare its answer`);
  if (endpoint.response === null && !endpoint.content) throw new Error(`${name}: a download must name its content types`);
}

type AnySchema = { type: string; pipe?: readonly AnySchema[]; options?: readonly AnySchema[]; wrapped?: AnySchema };

function isStrict(schema: unknown): boolean {
  const node = schema as AnySchema;
  if (node.type === 'strict_object') return true;
  if (node.type === 'variant' || node.type === 'union') return (node.options ?? []).every(isStrict);
  return node.wrapped !== undefined && isStrict(node.wrapped);
}
