import type { Endpoint } from '@portal/contract/endpoint';
import { isErrorKey } from '@portal/contract/errors';
import { statusOf } from './statuses.ts';

const boundaries: readonly string[] = [
  'company',
  'supplier',
  'employee',
  'user',
  'all',
  'none',
] satisfies Endpoint['policy']['boundary'][];

/**
 * Refuses to boot with a route that declares no rights or no boundary, accepts unknown keys, leaves an id out of its
 * policy, or does not say what it answers and refuses (SECURITY finding 2): safety is a catalogue, not discipline.
 */
export function assertPolicy(endpoint: Endpoint): void {
  const fault = faultOf(endpoint);
  if (fault) throw new Error(`${endpoint.method} ${endpoint.path} ${fault}`);
}

function faultOf(endpoint: Endpoint): string | undefined {
  const policy: Partial<Endpoint['policy']> | undefined = endpoint.policy;
  if (!policy?.roles || policy.roles.length === 0) return 'declares no roles';
  if (!policy.boundary || !boundaries.includes(policy.boundary)) return 'declares no boundary';
  return faultOfInput(endpoint) ?? faultOfAnswers(endpoint);
}

function faultOfInput(endpoint: Endpoint): string | undefined {
  const open = (['params', 'query', 'body'] as const).find((part) => endpoint[part] && !isStrict(endpoint[part]));
  if (open) return `would accept unknown keys in its ${open}`;
  const pathIds = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  if (pathIds.length > 0 && !endpoint.params) return 'has parameters in its path without a schema';
  const unnamed = pathIds.filter((id) => id.endsWith('Id') && !endpoint.policy.ids?.[`params.${id}`]);
  return unnamed.length > 0 ? `does not name ${unnamed.join(', ')} in its policy` : undefined;
}

function faultOfAnswers({ method, response, content, upload, errors, policy }: Endpoint): string | undefined {
  if ((response as unknown) === undefined) return 'declares no answer';
  if (method !== 'GET' && upload !== true && response === null)
    return 'must declare its answer, because it changes something';
  if (response === null && !content) return 'must name its content types';
  const unknown = errors?.find((key) => !isErrorKey(key));
  if (unknown !== undefined) return `refuses with ${String(unknown)}, which is no key of the catalogue`;
  // Whatever a caller can name can be missing or belong to another tenant.
  const namesOne = Object.keys(policy.ids ?? {}).some((path) => path.startsWith('params.'));
  return namesOne && !errors?.some((key) => statusOf(key) === 404)
    ? 'does not say how it refuses an id that it does not find'
    : undefined;
}

type AnySchema = {
  type: string;
  options?: readonly AnySchema[];
  wrapped?: AnySchema;
  item?: AnySchema;
  entries?: Record<string, AnySchema>;
};

/** Strict all the way down: an object in a list or in another object drops nothing in silence either. */
function isStrict(schema: unknown): boolean {
  const node = schema as AnySchema;
  if (node.wrapped) return isStrict(node.wrapped);
  return (
    (node.type === 'strict_object' && Object.values(node.entries ?? {}).every(isClosed)) ||
    (isChoice(node) && (node.options ?? []).every(isStrict))
  );
}

function isClosed(node: AnySchema): boolean {
  if (node.wrapped) return isClosed(node.wrapped);
  if (node.item) return isClosed(node.item);
  if (isChoice(node)) return (node.options ?? []).every(isClosed);
  return node.entries === undefined || isStrict(node);
}

const isChoice = ({ type }: AnySchema) => type === 'variant' || type === 'union';
