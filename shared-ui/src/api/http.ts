import ky, { type Options } from 'ky';

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
export type HttpRequest = Pick<Options, 'method' | 'body' | 'json' | 'signal'> & { headers: Record<string, string> };

/**
 * The one HTTP client of all packages: no retries (SPEC 7), no timeout of its own for uploads and long files. A failed
 * answer is returned and not thrown: `call` reads its error key.
 */
const client = ky.create({
  credentials: 'same-origin',
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  fetch: (...request) => fetchWith(...request),
});

export const http = (address: string, request: HttpRequest): Promise<Response> => client(address, request);
