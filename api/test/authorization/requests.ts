import { roles, type Endpoint, type Role } from '@portal/contract/endpoint';
import type { Entity } from '@portal/contract/entities';
import { sampleOf, withId } from './sample.ts';
import type { Tenant, Tenants } from './tenants.ts';

export type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

export const named = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;

/** The token of the own tenant's person with this role. */
export const tokenOf = ({ admin, mine }: Tenants, role: Role): string =>
  role === 'admin' ? admin.token : mine[role].token;

/** The roles that a route's policy names. */
export const allowed = ({ policy }: Endpoint): readonly Role[] =>
  Array.isArray(policy.roles) ? (policy.roles as readonly Role[]) : policy.roles === 'signed-in' ? roles : [];

/** A request that the contract accepts, about what the tenant owns. */
export function partsOf(endpoint: Endpoint, tenant: Tenant, role: Role): Parts {
  let parts: Parts = {
    params: (sampleOf(endpoint.params) ?? {}) as Parts['params'],
    query: {},
    body: endpoint.body ? sampleOf(endpoint.body) : undefined,
  };
  for (const [path, entity] of Object.entries(endpoint.policy.ids ?? {})) {
    // Filters stay out unless they are what is tested: an own filter narrows nothing here.
    if (!path.startsWith('query.')) parts = placed(endpoint, parts, path, idOf(tenant, entity, role));
  }
  return parts;
}

/** The same request with another id at one of the policy's paths. */
export function placed(endpoint: Endpoint, parts: Parts, path: string, id: string): Parts {
  const [part, ...rest] = path.split('.') as ['params' | 'query' | 'body', ...string[]];
  return { ...parts, [part]: withId(parts[part], rest.join('.'), id, endpoint[part]) };
}

export function idOf(tenant: Tenant, entity: Entity, role: Role): string {
  const id = tenant.ids[entity];
  return typeof id === 'string' ? id : id[role === 'supplier' ? 'supplier' : 'company'];
}

export const pathOf = ({ path }: Endpoint, { params }: Parts): string =>
  path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? 'x')));
