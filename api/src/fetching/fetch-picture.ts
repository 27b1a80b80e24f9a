import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why a link gave no picture; beside them the keys of what is wrong with the picture itself. */
export type FetchFault = 'address-not-allowed' | 'too-slow' | 'too-large' | 'not-found' | 'cannot-be-reached';
export class FetchError extends Error {
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What tests replace: names of the internet, and which addresses and ports may be dialled. */
export type Reach = {
  resolve: (name: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
  isAllowed: (address: string) => boolean;
  isPort: (protocol: string, port: string) => boolean;
  milliseconds: number;
};
const internet: Reach = {
  resolve: (name, done) => resolve(name, { all: true }, done),
  isAllowed: isPublicAddress,
  // Of an address without a port, or with its protocol's own, nothing is left here.
  isPort: (_protocol, port) => port === '',
  milliseconds: 5_000,
};

const bytesMax = 5 * 1_048_576;
const redirectsMax = 3;

/**
 * Fetches what a stranger's link names (SECURITY T20): http and https on their own ports, each name resolved once, and
 * the very address that was checked is dialled; every redirect is checked like the first link. 5 seconds for all of it,
 * 5 MB, no credentials, nothing unpacked. What comes is bytes of a stranger still.
 *
 * @throws FetchError
 */
export async function fetchPicture(link: string, reach: Reach = internet): Promise<Buffer> {
  const signal = AbortSignal.timeout(reach.milliseconds);
  try {
    let url = new URL(link);
    for (let hop = 0; hop <= redirectsMax; hop += 1) {
      const answer = await ask(url, reach, signal);
      const next = redirected(answer, url);
      if (!next) return await bodyOf(answer);
      answer.destroy();
      // Nothing that was asked for in secret is asked for in the open.
      if (url.protocol === 'https:' && next.protocol !== 'https:') throw new FetchError('address-not-allowed');
      url = next;
    }
    throw new FetchError('not-found');
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError(signal.aborted ? 'too-slow' : 'cannot-be-reached');
  }
}

function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const isKnown = url.protocol === 'https:' || url.protocol === 'http:';
  // A literal address is dialled without a look-up, so it is judged here.
  const isRefused = isIP(name) > 0 && !reach.isAllowed(name);
  if (!isKnown || isRefused || url.username || url.password || !reach.isPort(url.protocol, url.port))
    throw new FetchError('address-not-allowed');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    'accept-encoding': 'identity',
    'user-agent': 'portal-pictures',
  };
  return new Promise((done, fail) => {
    request(url, { agent: false, headers, lookup: checkedLookup(reach), maxHeaderSize: 16_384, signal }, done)
      .on('error', fail)
      .end();
  });
}

/** Resolves a name once and gives the connection nothing but addresses that may be dialled: rebinding finds no gap. */
function checkedLookup(reach: Reach): LookupFunction {
  return (name, options, done) =>
    reach.resolve(name, (error, addresses) => {
      const allowed = addresses?.filter(({ address }) => reach.isAllowed(address)) ?? [];
      const [first] = allowed;
      if (error) return done(error, '', 4);
      // One forbidden address among others is a trap, not a neighbour.
      if (!first || allowed.length < addresses.length) return done(new FetchError('address-not-allowed'), '', 4);
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
}

function redirected({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  if (!headers.location || !URL.canParse(headers.location, from)) throw new FetchError('not-found');
  return new URL(headers.location, from);
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new FetchError('not-found');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytesMax) {
      answer.destroy();
      throw new FetchError('too-large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
