import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

/**
 * Lint rule: a package imports only what its own package.json names, so that it does not depend on what a neighbour
 * installs. Tests, presets, builds and benches may also use the tools that the root names for all packages.
 */
const root = join(import.meta.dirname, '../..');
const tooling = /\.(test|spec)\.tsx?$|\/(e2e|bench|test|testing|presets|webpack)\/|\.config\.\w+$/;
const manifests = new Map();

/** The package.json of the package that owns a folder. */
function manifestOf(folder) {
  if (!manifests.has(folder)) manifests.set(folder, read(folder) ?? manifestOf(dirname(folder)));
  return manifests.get(folder);
}

function read(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' && folder !== root) return undefined;
    throw error;
  }
}

/** `@scope/name/part` → `@scope/name`; undefined for a file and for what Node brings. */
function packageName(specifier) {
  if (/^[./]/.test(specifier) || isBuiltin(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isDeclared(name, filename) {
  const own = manifestOf(dirname(filename));
  const fields = [own.dependencies, own.peerDependencies];
  const isTool = own === manifestOf(root) || tooling.test(`/${relative(root, filename)}`);
  if (isTool) fields.push(own.devDependencies, manifestOf(root).devDependencies);
  return name === own.name || fields.some((field) => field && name in field);
}

const rule = {
  create(context) {
    const check = ({ source }) => {
      const name = typeof source?.value === 'string' ? packageName(source.value) : undefined;
      if (!name || isDeclared(name, context.filename)) return;
      context.report({ node: source, message: `"${name}" is not declared in the package.json of this package.` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'portal' }, rules: { 'declared-imports': rule } };
