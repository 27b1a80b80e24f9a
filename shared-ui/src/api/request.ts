import type { Endpoint } from '@portal/contract/endpoint';
import { apiBase } from './http.ts';

/** What a call passes, seen without its types. */
export type LooseInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** `/company/orders/:orderId` + params + query → the address. A missing param is a programmer's error. */
export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${endpoint.method} ${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return `${apiBase()}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** JSON, or `multipart/form-data` for an endpoint that takes a file: other values travel beside it as texts. */
export function bodyOf(endpoint: Endpoint, body: unknown): { body?: FormData; json?: unknown } {
  if (body === undefined) return {};
  if (!endpoint.upload) return { json: body };
  const form = new FormData();
  const entries = Object.entries(body instanceof Blob ? { file: body } : (body as Record<string, unknown>));
  // The file goes last: the server reads the texts first and can refuse before it takes the bytes.
  for (const [name, value] of entries.toSorted(
    ([, left], [, right]) => Number(left instanceof Blob) - Number(right instanceof Blob),
  )) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return { body: form };
}

/** One key per action of a person; a repeated request with the same key has one effect. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // Plain http on another host than localhost has no randomUUID.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
