// Loaded before the server (`server-process.ts`): finds the modules that are named exactly without asking the disk.
import { registerHooks } from 'node:module';

/**
 * Three thousand times at a start a module names its neighbour with its ending, as STYLE asks and as Kysely does: where
 * that one lies and what it is follow from the name. Looking each up took a fifth of the start's processor.
 */
function formatOf(specifier, parent) {
  if (!specifier.startsWith('.')) return undefined;
  if (specifier.endsWith('.ts')) return 'module-typescript';
  return specifier.endsWith('.js') && parent.includes('/node_modules/kysely/dist/') ? 'module' : undefined;
}

registerHooks({
  resolve(specifier, context, next) {
    const format = formatOf(specifier, context.parentURL ?? '');
    return format ? { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true } : next(specifier, context);
  },
});
