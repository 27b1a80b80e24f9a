import type { Endpoint, InputOf, ResponseOf } from '@portal/contract/endpoint';
import { untilRenewed } from '../session/resume.ts';
import { adoptOther, expireSession, useSessionStore } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { http, type HttpRequest } from './http.ts';
import { addressOf, bodyOf, newIdempotencyKey, type LooseInput } from './request.ts';

type CallOptions = {
  signal?: AbortSignal;
  /** the key of an action that is sent again on purpose, after an answer that never came */
  idempotencyKey?: string;
  /** false: an expired session is an error at once, nothing waits for a re-login (logout, the login itself) */
  resume?: boolean;
};

/** An endpoint with a file takes the `File` itself, or an object of texts with the file among them. */
export type CallInput<E extends Endpoint> = E extends { upload: true }
  ? Omit<InputOf<E>, 'body'> & { body: File | Record<string, unknown> }
  : InputOf<E>;

export type InputArguments<E extends Endpoint> =
  Record<string, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

/**
 * Sends one call of the contract and returns the parsed answer, or the bytes of a file endpoint as a Blob.
 *
 * The Authorization header is empty without a session (SPEC 7). A mutation carries one `Idempotency-Key`.
 * A mutation that meets `jwt expired` opens the overlay, waits for the same person to log in again and is then
 * sent once more with the same key: nothing typed is lost.
 *
 * @throws ApiError for every failed answer and when none came
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: InputArguments<E>
): Promise<ResponseOf<E>> {
  const response = await answerOf(endpoint, (input ?? {}) as LooseInput, options);
  if (endpoint.response === null) return (await response.blob()) as ResponseOf<E>;
  if (response.status === 204) return undefined as ResponseOf<E>;
  return (await response.json()) as ResponseOf<E>;
}

/** As `call`, for those who need headers too (the name of a downloaded file). */
export async function answerOf(endpoint: Endpoint, input: LooseInput, options: CallOptions): Promise<Response> {
  const isMutation = endpoint.method !== 'GET';
  const key = isMutation ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined;
  try {
    return await send(endpoint, input, key, options.signal);
  } catch (error) {
    const { user } = useSessionStore.getState();
    if (!isMutation || options.resume === false || !user || !(error instanceof ApiError) || error.key !== 'jwt expired')
      throw error;
    const renewed = untilRenewed();
    expireSession(error.token);
    if (!(await renewed)) throw error;
    return await send(endpoint, input, key, options.signal);
  }
}

async function send(
  endpoint: Endpoint,
  input: LooseInput,
  key: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { token } = useSessionStore.getState();
  // Another person signed in meanwhile, and this page has not heard of it: nothing is asked in either name.
  if (adoptOther()) throw new ApiError({ key: 'invalid token', status: 401, requestId: '', token });
  const response = await fetched(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: { Authorization: token ? `Bearer ${token}` : '', ...(key ? { 'Idempotency-Key': key } : {}) },
    ...bodyOf(endpoint, input.body),
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  throw named(endpoint, ApiError.ofAnswer(response.status, body, response.headers, token));
}

// What was to be deleted is still there: that says more than that something went wrong (DECISIONS, fixed texts).
function named({ method }: Endpoint, failure: ApiError): ApiError {
  if (method !== 'DELETE' || failure.key !== 'something-went-wrong') return failure;
  return new ApiError({
    key: 'delete-failed',
    status: failure.status,
    requestId: failure.requestId,
    token: failure.token,
  });
}

async function fetched(address: string, request: HttpRequest): Promise<Response> {
  try {
    return await http(address, request);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ key: 'service-unavailable', status: 0, requestId: '' });
  }
}
