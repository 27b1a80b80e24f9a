import type { Scratch } from './scratch.ts';

/** CONTRIBUTING, "A remote": the smallest one copied under a name of its own, with one page. */
export function addRemote(scratch: Scratch): void {
  scratch.copy('mfe-supplier', 'mfe-visitor');
  for (const file of ['package.json', 'src/remote.ts']) {
    scratch.write(`mfe-visitor/${file}`, scratch.read(`mfe-visitor/${file}`).replaceAll('mfe-supplier', 'mfe-visitor'));
  }
  scratch.linkWorkspaces();
}
