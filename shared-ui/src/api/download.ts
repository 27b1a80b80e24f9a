import type { Endpoint } from '@portal/contract/endpoint';
import { answerOf, type CallInput } from './call.ts';
import type { LooseInput } from './request.ts';

/** The name in `Content-Disposition`; the encoded form wins, it holds Danish letters. */
function fileNameOf(disposition: string | null, fallback: string): string {
  const encoded = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? fallback;
}

/** Fetches a file with the bearer token and hands it to the browser under the server's name. Throws ApiError. */
export async function download<const E extends Endpoint & { response: null }>(
  endpoint: E,
  input: CallInput<E>,
  fallbackName = 'file',
): Promise<void> {
  const response = await answerOf(endpoint, input as LooseInput, {});
  const name = fileNameOf(response.headers.get('content-disposition'), fallbackName);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
