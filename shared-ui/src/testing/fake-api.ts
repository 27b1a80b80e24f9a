import type { BodyOf, Endpoint, ResponseOf } from '@portal/contract/endpoint';
import type { ErrorDetail, ErrorKey } from '@portal/contract/errors';
import { answerFetchWith } from '../api/http.ts';

/** What the page sent: `query` and `params` as texts, as they travel. */
export type FakeRequest<E extends Endpoint> = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: BodyOf<E>;
  headers: Headers;
};

type Failure = {
  failure: true;
  status: number;
  key: ErrorKey;
  details: readonly ErrorDetail[];
  headers: Record<string, string>;
};
type Answer<E extends Endpoint> = ResponseOf<E> | Failure;
type Answerer<E extends Endpoint> = (request: FakeRequest<E>) => Answer<E> | Promise<Answer<E>>;

type LooseRequest = { params: Record<string, string>; query: Record<string, string>; body: unknown; headers: Headers };
export type FakeRoute = { endpoint: Endpoint; answer: (request: LooseRequest) => unknown };

/** One answer of the fake server. What no longer fits the contract does not compile. */
export function on<const E extends Endpoint>(
  endpoint: E,
  answer: Answer<NoInfer<E>> | Answerer<NoInfer<E>>,
): FakeRoute {
  const answerer = typeof answer === 'function' ? (answer as Answerer<E>) : () => answer;
  return { endpoint, answer: (request) => answerer(request as FakeRequest<E>) };
}

/** A failed answer with a key of the catalogue. */
export function fails(
  key: ErrorKey,
  status = 400,
  details: readonly ErrorDetail[] = [],
  headers: Record<string, string> = {},
): Failure {
  return { failure: true, status, key, details, headers };
}

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'failure' in answer;

export type FakeApi = {
  /** every request so far, as `POST /auth/login` with its body */
  calls: { call: string; body: unknown; query: Record<string, string>; headers: Headers }[];
  /** answers from now on, before the ones given earlier */
  add: (...routes: FakeRoute[]) => void;
};

/** The request's number in the answer to a call that no route was given for. */
export const noRoute = 'no-route';

/** Answers the page's calls instead of the network. A call without a route fails with `not-found`. */
export function fakeApi(...given: FakeRoute[]): FakeApi {
  const routes = [...given];
  const api: FakeApi = { calls: [], add: (...more) => routes.unshift(...more) };
  answerFetchWith(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    const query = Object.fromEntries(searchParams);
    const body = await bodyOf(request);
    api.calls.push({ call: `${request.method} ${path}`, body, query, headers: request.headers });
    for (const { endpoint, answer } of routes) {
      const params = endpoint.method === request.method ? paramsOf(endpoint.path, path) : undefined;
      if (params) return responseOf(endpoint, await answer({ params, query, body, headers: request.headers }));
    }
    return responseOf(undefined, fails('not-found', 404), noRoute);
  });
  return api;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  return type.includes('multipart') ? Object.fromEntries(await request.formData()) : undefined;
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>[^/]+)`);
  const match = new RegExp(`^${source}$`).exec(path);
  if (!match) return undefined;
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

function responseOf(endpoint: Endpoint | undefined, answer: unknown, requestId = 'request-1'): Response {
  if (isFailure(answer)) {
    const { status, key, details, headers } = answer;
    return Response.json({ message: key, requestId, details }, { status, headers });
  }
  if (answer instanceof Blob) return new Response(answer);
  const status = endpoint?.status ?? 200;
  return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
}
