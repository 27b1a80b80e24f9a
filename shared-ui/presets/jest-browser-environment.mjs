import { TestEnvironment } from 'jest-environment-jsdom';
import { noteEvent } from './current-test.mjs';

/**
 * jsdom with the network classes of Node: jsdom has no fetch, and its own FormData, File and AbortSignal do not fit
 * Node's Request.
 */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
];

export default class BrowserEnvironment extends TestEnvironment {
  #path;

  constructor(config, context) {
    super(config, context);
    this.#path = context.testPath;
  }

  handleTestEvent(event) {
    noteEvent(event, this.#path);
  }

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    // jsdom has random numbers only; a browser works out hashes too.
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    // Styles go in rule by rule, as in production: jsdom would parse all of them again for each new one.
    this.global.SC_DISABLE_SPEEDY = false;
    // jsdom lays nothing out.
    this.global.Element.prototype.scrollIntoView ??= () => {};
  }
}
