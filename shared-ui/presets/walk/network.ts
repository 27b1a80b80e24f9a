import type { Page } from '@playwright/test';
import { answersOfContract } from './accepted.ts';

/** Asked of the page by tests, as `Probe` is. */
type Network = {
  /** calls that are not answered and drawn yet, and scripts of parts that are on their way */
  underWay: () => number;
  /** from now on another person has saved another value in place of this one; undefined: no longer */
  changeElsewhere: (value: string | undefined) => void;
  /** whether a change was refused since then because of its version */
  hasRefused: () => boolean;
  /** from now on every change is answered as if it were made, and none leaves the browser */
  accept: (isAccepting: boolean) => void;
  /** whether a change was accepted since then */
  hasAccepted: () => boolean;
};

declare global {
  interface Window {
    network: Network;
    /** what the server answers to such a change, with its fields in it */
    acceptedAnswer: (method: string, path: string, body: string) => Promise<unknown>;
  }
}

/** Calls that change nothing, or that a walk needs. */
const harmless = String.raw`/(preview|check|quote|language)\b`;

/** Another session would be no one's: its token is a sample. */
const sessions = String.raw`/(auth|see-as)\b`;

/** Every other change is answered with a failure before it leaves the browser: a walk leaves no trace. */
export async function refuseChanges(page: Page): Promise<void> {
  const answerTo = await answersOfContract();
  await page.exposeFunction('acceptedAnswer', answerTo);
  await page.addInitScript(network, { harmless, sessions });
}

/** Runs in the page before its own code. */
function network(patterns: { harmless: string; sessions: string }): void {
  const [passes, opens] = [new RegExp(patterns.harmless), new RegExp(patterns.sessions)];
  const send = globalThis.fetch.bind(globalThis);
  let underWay = 0;
  let changed: string | undefined;
  let hasRefused = false;
  /** A version never goes back: pages keep what they have read for the forms that are tried after this one. */
  let saves = 0;
  let isAccepting = false;
  let hasAccepted = false;

  /** The same answer as many versions later, with another value in the field. */
  const newer = async (answer: Response) => {
    const text = (await answer.text())
      .replaceAll(`:${JSON.stringify(changed)}`, `:${JSON.stringify(`${changed}~`)}`)
      .replaceAll(/"version":(\d+)/g, (_all, version: string) => `"version":${Number(version) + saves}`);
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
  const refusal = (status: number, message: string) => Response.json({ message, requestId: 'walk' }, { status });
  const answerTo = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return send(request);
    if (request.method === 'GET') return saves > 0 ? newer(await send(request)) : send(request);
    if (passes.test(pathname)) return send(request);
    const body = await request.clone().text();
    if (isAccepting && !opens.test(pathname)) {
      hasAccepted ||= !pathname.startsWith('/api/user/drafts');
      return Response.json(await window.acceptedAnswer(request.method, pathname.slice('/api'.length), body));
    }
    const isVersioned = /PATCH|PUT/.test(request.method) && /"version":\d/.test(body);
    if (changed === undefined || !isVersioned) return refusal(503, 'something-went-wrong');
    if (!hasRefused) saves += 1;
    hasRefused = true;
    return refusal(409, 'changed-by-someone-else');
  };
  globalThis.fetch = async (input, init) => {
    underWay += 1;
    try {
      return await answerTo(new Request(input, init));
    } finally {
      // What the answer changes is drawn after this.
      setTimeout(() => (underWay -= 1));
    }
  };
  globalThis.window.network = {
    // webpack takes the script of a part away once it is there.
    underWay: () => underWay + document.querySelectorAll('script[data-webpack]').length,
    changeElsewhere(value) {
      changed = value;
      hasRefused = false;
    },
    hasRefused: () => hasRefused,
    accept(isNow) {
      isAccepting = isNow;
      if (isNow) hasAccepted = false;
    },
    hasAccepted: () => hasAccepted,
  };
}
