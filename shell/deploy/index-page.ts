import { inlinedRegistry, type Registry } from './registry-rules.ts';
import type { Release } from './release.ts';

/** The minimiser may have dropped quotes, so the patterns accept both forms. */
const dataBlock = (id: string) => new RegExp(`(<script type="?application/json"? id="?${id}"?>)[\\s\\S]*?(</script>)`);
const registryBlock = dataBlock('mfe-registry');
const filesBlock = dataBlock('shell-files');
const apiMeta = /<meta name="?portal-api"? content=("[^"]*"|[^\s>]*)\s*\/?>/;
const scriptTag = /<script (defer)?(?:="defer")? ?src="?([^"\s>]+)"?><\/script>/g;

/** `<` would let a value end the data block; JSON may write it as an escape. */
const inlined = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The API's address in a page that is live; undefined where it names none. */
export function apiUrlOf(html: string): string | undefined {
  const value = apiMeta.exec(html)?.[1]?.replace(/^"|"$/g, '');
  return value?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') || undefined;
}

/**
 * The built page completed with what is known when it goes live: the registry and the hashes of the shell's own scripts
 * as data blocks, the API's address, and the integrity of the first scripts. It stays static HTML without inline code.
 */
export function indexPage(html: string, shell: Release, registry: Registry, apiUrl: string): string {
  if (![registryBlock, filesBlock, apiMeta].every((place) => place.test(html))) {
    throw new Error('index.html has no place for the registry, the file list or the API address');
  }
  const scripts = Object.fromEntries(Object.entries(shell.files).filter(([name]) => name.endsWith('.js')));
  return html
    .replace(
      registryBlock,
      (_all, open: string, close: string) => `${open}${inlined(inlinedRegistry(registry))}${close}`,
    )
    .replace(filesBlock, (_all, open: string, close: string) => `${open}${inlined(scripts)}${close}`)
    .replace(apiMeta, () => `<meta name="portal-api" content="${escapeAttribute(apiUrl)}">`)
    .replace(scriptTag, (_all, defer: string | undefined, src: string) =>
      scriptWithIntegrity(src, scripts, defer !== undefined),
    );
}

function scriptWithIntegrity(src: string, scripts: Record<string, string>, isDeferred: boolean): string {
  const integrity = scripts[src.slice(src.lastIndexOf('/') + 1)];
  if (!integrity) throw new Error(`index.html starts ${src}, which is not part of the build`);
  return `<script ${isDeferred ? 'defer ' : ''}src="${src}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}
