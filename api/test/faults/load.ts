import { setTimeout as pause } from 'node:timers/promises';

/**
 * Reads and writes at a fixed rate, whatever the answers take, until it is stopped. Answers how many had which status.
 */
export function load(url: string, token: string, perSecond: number) {
  const statuses: (number | 'no answer')[] = [];
  const asking = new Set<Promise<unknown>>();
  let isOn = true;
  const ask = async (n: number) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer =
      n % 5 === 0
        ? fetch(`${url}/api/user/keys`, {
            method: 'PUT',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ singleKeys: n % 2 === 0 }),
          })
        : fetch(`${url}/api/admin/companies`, { headers });
    statuses.push(
      await answer.then(
        async (got) => {
          await got.arrayBuffer();
          return got.status;
        },
        () => 'no answer' as const,
      ),
    );
  };
  const running = (async () => {
    const started = performance.now();
    for (let n = 0; isOn; n += 1) {
      const one = ask(n).finally(() => asking.delete(one));
      asking.add(one);
      await pause(Math.max(0, started + (n + 1) * (1_000 / perSecond) - performance.now()));
    }
    await Promise.all(asking);
  })();
  return async () => {
    isOn = false;
    await running;
    return Object.fromEntries(
      [...new Set(statuses)].map((status) => [status, statuses.filter((other) => other === status).length]),
    );
  };
}
