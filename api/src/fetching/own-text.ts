const patience = 4_000;

/**
 * A text that the portal itself publishes, at its address of the settings: no caller names it, so nothing is judged,
 * and it leads nowhere else. Empty when it is not there.
 *
 * @throws TypeError when it cannot be reached or leads elsewhere, DOMException after four seconds
 */
export async function ownText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  return answer.ok ? answer.text() : '';
}
