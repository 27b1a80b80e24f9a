import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/**
 * The shell's lazy chunks take their hash from the page (`#shell-files`, written when the shell is published).
 * webpack-subresource-integrity would put the same hashes into the first script once more.
 */
export const shellIntegrity = (production: boolean): WebpackPluginInstance[] =>
  production ? [{ apply: addIntegrity }] : [];

const hashOfScript =
  'JSON.parse(document.getElementById("shell-files").textContent)[url.slice(url.lastIndexOf("/") + 1)] || ""';

function addIntegrity(compiler: Compiler): void {
  compiler.hooks.compilation.tap('shell-integrity', (compilation) => {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'shell-integrity',
      (source) => `${source}\nscript.integrity = ${hashOfScript};`,
    );
  });
}
