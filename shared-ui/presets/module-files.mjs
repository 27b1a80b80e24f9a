/**
 * Lint rules for the feature folders of the API and of the front ends: a file of an API module says its kind, and one
 * feature reaches another only where the package allows it.
 */
const modules = /(?:^|\/)api\/src\/modules\/([^/]+)\/(.+)$/;
const kinds = 'routes|queries|service|rules|mails|job|mapping';
const named = new RegExp(String.raw`\.(?:${kinds})(?:\.test)?\.ts$|\.(?:model|fuzz)\.test\.ts$`);

const kind = {
  create(context) {
    const [, , file] = modules.exec(context.filename) ?? [];
    if (!file || file === 'index.ts' || named.test(file)) return {};
    return {
      Program: (node) =>
        context.report({ node, message: `A file of a module is named by its kind: <name>.(${kinds}).ts` }),
    };
  },
};

export default { meta: { name: 'modules' }, rules: { kind } };
