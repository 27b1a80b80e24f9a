import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './registry.ts';

/** A file that has not arrived by then counts as failed. */
export const fileTimeoutMs = 8000;

/**
 * The one gate through which remote code enters the page (SECURITY T17). The federation runtime asks it for every
 * script and link: nothing that the registry does not list is requested, and what is listed carries the registry's
 * integrity, so a changed byte is refused by the browser. Manifests are for tools; the page fetches none.
 */
export default function guardPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-guard',
    fetch: (url) => Promise.reject(unknown(url)),
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = required(url);
      return { script, timeout: fileTimeoutMs };
    },
    createLink: ({ url, attrs }) => {
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      link.href = url;
      link.crossOrigin = 'anonymous';
      link.integrity = required(url);
      return link;
    },
  };
}

const unknown = (url: string) => new Error(`${url} is not in the registry`);

function required(url: string): string {
  const integrity = integrityOf(url);
  if (!integrity) throw unknown(url);
  return integrity;
}
