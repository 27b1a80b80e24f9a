type Fetch = typeof globalThis.fetch;
let fetchWith: Fetch = (...request) => globalThis.fetch(...request);

/** Lets tests answer instead of the network (`fakeApi`). */
export function answerFetchWith(fetch: Fetch): void {
  fetchWith = fetch;
}

/** Address of the API: `<meta name="portal-api" content="https://api.example/api">`, else `/api` of this origin. */
export function apiBase(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="portal-api"]')?.content;
  return new URL(named || '/api', document.baseURI).href.replace(/\/$/, '');
}

/** Absolute address of a file that the API serves: branding images are stored as relative paths (SPEC 7). */
export function fileUrl(path: string): string {
  return new URL(path.replace(/^\/?/, '/'), apiBase()).href;
}

/** A request as `call` makes it: `json` is written as the body. */
export type HttpRequest = RequestInit & { json?: unknown; headers: Record<string, string> };

/**
 * The one way to the network for all packages: no retries (SPEC 7), no timeout of its own for uploads and long files.
 * Plain `fetch`: with both switched off a client library was 8 kB of the login page for one JSON body.
 */
export function http(address: string, { json, headers, ...request }: HttpRequest): Promise<Response> {
  const withBody = json === undefined ? {} : { body: JSON.stringify(json) };
  const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
  return fetchWith(address, { credentials: 'same-origin', ...request, ...withBody, headers: { ...headers, ...type } });
}
