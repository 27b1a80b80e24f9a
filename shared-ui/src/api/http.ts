import ky from 'ky';

type Fetch = typeof globalThis.fetch;
let fetchWith: Fetch = (...request) => globalThis.fetch(...request);

/** Lets tests answer instead of the network (`fakeApi`). */
export function useFetch(fetch: Fetch): void {
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

/** One client for all packages: no retries (SPEC 7), no timeout of its own for uploads and long files. */
export const http = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  credentials: 'same-origin',
  fetch: (...request) => fetchWith(...request),
});
