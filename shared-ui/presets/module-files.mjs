import { dirname, resolve } from 'node:path';

/**
 * Lint rules for the folders of features. In the API a file says its kind, and other folders import a module's
 * `index.ts` alone. In a front end no feature imports another: what two share lies outside of both.
 */
const kinds = 'routes|queries|service|rules|mails|job|mapping';
const named = new RegExp(String.raw`\.(?:${kinds})(?:\.test)?\.ts$|\.(?:model|fuzz)\.test\.ts$`);
const apiModule = /\/api\/src\/modules\/([^/]+)\/(.+)$/;
const feature = /\/((?:mfe-[^/]+\/src|shell\/src|shared-ui)\/features\/[^/]+)\//;

const kind = {
  create(context) {
    const [, , file] = apiModule.exec(context.filename) ?? [];
    if (!file || file === 'index.ts' || named.test(file)) return {};
    return {
      Program: (node) =>
        context.report({ node, message: `A file of a module is named by its kind: <name>.(${kinds}).ts` }),
    };
  },
};

/** Why `from` may not import the file `to`, or undefined. */
function refusal(from, to) {
  const [, module, file] = apiModule.exec(to) ?? [];
  if (module && file !== 'index.ts' && apiModule.exec(from)?.[1] !== module && /\/api\/src\//.test(from))
    return `Import "${module}/index.ts": other files of a module are its own.`;
  const [own, other] = [feature.exec(from)?.[1], feature.exec(`${to}/`)?.[1]];
  if (own && other && own !== other)
    return 'A feature never imports another feature: what two share belongs to shared-ui or to a shared folder.';
  return undefined;
}

const entries = {
  create(context) {
    if (/\.test\.tsx?$/.test(context.filename)) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const message = refusal(context.filename, resolve(dirname(context.filename), source.value));
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'modules' }, rules: { kind, entries } };
