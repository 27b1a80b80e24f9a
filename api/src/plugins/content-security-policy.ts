import type { Config } from '../config.ts';

/**
 * Only our own scripts run, nothing inline, nothing evaluated. Styles: our own, and the one empty tag that
 * styled-components fills through the CSSOM (hash of the empty string), so the page stays static (DECISIONS).
 */
export function contentSecurityPolicy({ apiUrl, remoteOrigins }: Pick<Config, 'apiUrl' | 'remoteOrigins'>): string {
  const api = apiUrl ? [new URL(apiUrl).origin] : [];
  const list = (...sources: string[]) => [...new Set(sources)].join(' ');
  return [
    `default-src 'none'`,
    `script-src ${list(`'self'`, ...remoteOrigins)}`,
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    `img-src ${list(`'self'`, 'data:', 'blob:', ...api)}`,
    `font-src ${list(`'self'`, ...remoteOrigins)}`,
    `connect-src ${list(`'self'`, ...api, ...remoteOrigins)}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
