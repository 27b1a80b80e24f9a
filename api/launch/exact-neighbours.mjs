// Loaded before the server (`server-process.ts`): finds modules that are named exactly without asking the disk.
import { registerHooks } from 'node:module';

const contract = new URL('../contract/src/', import.meta.url).href;
const ourContract = '@portal/contract/';

/** What a package's name means to the portal's modules: to all of them the same, so it is looked up once. */
const packages = new Map();

/**
 * Four thousand times at a start a module names another: its neighbour with its ending, as STYLE asks and as Kysely does,
 * or a module of the contract. Where that one lies and what it is follow from the name. Looking all of them up took a
 * third of the start's time.
 */
function exactly(specifier, parent) {
  const isOurs = parent.endsWith('.ts');
  if (isOurs && specifier.startsWith(ourContract)) return { url: `${contract}${specifier.slice(ourContract.length)}.ts`, format: 'module-typescript' };
  if (!specifier.startsWith('.')) return isOurs ? packages.get(specifier) : undefined;
  if (specifier.endsWith('.ts')) return { url: new URL(specifier, parent).href, format: 'module-typescript' };
  return specifier.endsWith('.js') && parent.includes('/node_modules/kysely/dist/') ? { url: new URL(specifier, parent).href, format: 'module' } : undefined;
}

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    const found = exactly(specifier, parent);
    if (found) return { ...found, shortCircuit: true };
    const looked = next(specifier, context);
    if (parent.endsWith('.ts') && !specifier.startsWith('.') && !context.importAttributes?.type) packages.set(specifier, looked);
    return looked;
  },
});
