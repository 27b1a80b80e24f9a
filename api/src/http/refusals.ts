import type { Endpoint } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';
import { statusOf } from './statuses.ts';

const session = [
  'Login required !',
  'jwt expired',
  'invalid token',
  'invalid signature',
  'this-account-is-not-allowed',
] as const satisfies readonly ErrorKey[];

/**
 * Named by an endpoint of a logged-in caller, these refuse because of the state that a thing is in (DECISIONS 3).
 */
const conflicts: ReadonlySet<ErrorKey> = new Set(['invalid-data-provided', 'this-account-is-not-allowed']);

/** Every key that an endpoint can refuse with, by status: its own, and those that come with what it is. */
export function refusalsOf(endpoint: Endpoint): ReadonlyMap<number, readonly ErrorKey[]> {
  const { policy, method, upload } = endpoint;
  // What is sent to a route that takes no body may be broken all the same.
  const takesInput = method !== 'GET' || Boolean(endpoint.params ?? endpoint.query);
  const isKnown = policy.roles !== 'anyone';
  const own = endpoint.errors ?? [];
  const keys: ErrorKey[] = [
    ...own.filter((key) => !isKnown || !conflicts.has(key)),
    ...(takesInput ? ['invalid-data-provided' as const] : []),
    ...(isKnown ? session : []),
    ...(isKnown && (method !== 'GET' || endpoint.response === null) ? (['see-as-is-read-only'] as const) : []),
    ...(Array.isArray(policy.roles)
      ? (['you-do-not-have-permission-to-do-this-action', 'not-authorized'] as const)
      : []),
    ...(method === 'GET' ? [] : (['file-too-large', 'file-type-not-allowed'] as const)),
    ...(takesKey(endpoint) ? (['idempotency-key-reused', 'request-in-progress'] as const) : []),
    ...(upload ? (['required'] as const) : []),
    'too-many-requests',
    'something-went-wrong',
    'service-unavailable',
  ];
  const refusals = [
    ...keys.map((key) => ({ key, status: statusOf(key) })),
    ...own.filter((key) => isKnown && conflicts.has(key)).map((key) => ({ key, status: 409 })),
  ];
  const byStatus = Map.groupBy(refusals, ({ status }) => status);
  return new Map(
    [...byStatus]
      .map(([status, list]) => [status, [...new Set(list.map(({ key }) => key))]] as const)
      .sort(([left], [right]) => left - right),
  );
}

/** Mutations of a logged-in caller are repeated without a second effect when they carry an Idempotency-Key. */
export function takesKey({ method, policy, tellsSecret }: Endpoint): boolean {
  return method !== 'GET' && policy.roles !== 'anyone' && tellsSecret !== true;
}
