import type { Compilation, Module, NormalModule } from 'webpack';

/** Names of the portal's own shared modules, by module: what a remote uses of them, or what the shell offers. */
export type SharedNames = Record<string, string[]>;

const isOwn = (module: string) => module.startsWith('@portal/');

/**
 * The names that a remote's code takes from the portal's shared modules, after what is never called was left out.
 *
 * @throws when a module is taken as a whole, which hides the names
 */
export function usedNames(compilation: Compilation): SharedNames {
  const consumed = [...compilation.modules].filter(isConsumed).filter(({ options }) => isOwn(options.shareKey));
  return Object.fromEntries(consumed.map((module) => [module.options.shareKey, namesTakenFrom(module, compilation)]));
}

function namesTakenFrom(module: Consumed, { moduleGraph, chunkGraph }: Compilation): string[] {
  const names = [...moduleGraph.getIncomingConnections(module)]
    .filter(({ originModule }) => originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0)
    .filter((connection) => connection.isActive(undefined))
    .flatMap(({ dependency }) => dependency?.getReferencedExports(moduleGraph, undefined) ?? [])
    .map((used) => (Array.isArray(used) ? used : used.name)[0]);
  if (names.includes(undefined)) throw new Error(`import what you use of ${module.options.shareKey} by name`);
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

/** The names that the shell's shared modules export. */
export function offeredNames({ modules, moduleGraph }: Compilation, shared: readonly string[]): SharedNames {
  const offered = [...modules].filter(isNormal).filter(({ rawRequest }) => isOwn(rawRequest));
  return Object.fromEntries(
    offered
      .filter(({ rawRequest }) => shared.includes(rawRequest))
      .map((module) => {
        const names = moduleGraph.getProvidedExports(module);
        if (!Array.isArray(names)) throw new Error(`${module.rawRequest} does not say what it exports`);
        return [module.rawRequest, names.toSorted()];
      }),
  );
}

type Consumed = Module & { options: { shareKey: string } };
const isConsumed = (module: Module): module is Consumed => module.type === 'consume-shared-module';
const isNormal = (module: Module): module is NormalModule => 'rawRequest' in module;
