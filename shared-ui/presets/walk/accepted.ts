import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@portal/contract/endpoint';
import { sampleOf } from '../../../api/test/authorization/sample.ts';

const repository = join(import.meta.dirname, '../../..');
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What the server would answer to a change: a sample of the endpoint's own answer, and in it what was sent under the
 * same name, so that a page goes on with what stood in its form.
 */
export async function answersOfContract() {
  const endpoints: Endpoint[] = [];
  for (const file of globSync('api/contract/src/*.ts', { cwd: repository }).filter((name) => !/test/.test(name))) {
    const module: object = await import(pathToFileURL(join(repository, file)).href);
    endpoints.push(
      ...Object.values(module)
        .flatMap((value) => [value, ...Object.values(value ?? {})])
        .filter(isEndpoint),
    );
  }
  const isOf = (endpoint: Endpoint, path: string) =>
    new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  return (method: string, path: string, body: string): unknown => {
    const matching = endpoints.filter((one) => one.method === method && isOf(one, path));
    const found = matching.toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)[0];
    const answer = sampleOf(found?.response);
    if (!isObject(answer)) return answer ?? {};
    const { data } = answer;
    return isObject(data) ? { ...answer, data: { ...data, ...sentIn(body, data) } } : answer;
  };
}

function sentIn(body: string, answer: Record<string, unknown>): Record<string, unknown> {
  if (!body.startsWith('{')) return {};
  const sent: Record<string, unknown> = JSON.parse(body);
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => typeof answer[name] === typeof value));
}
