import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import HtmlWebpackPlugin, { type HtmlTagObject } from 'html-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { baseConfig } from './base-config.ts';
import { locales } from './remote-table.ts';

/** The entry that paints: `shell/src/first-paint/index.ts`. */
export const firstPaintEntry = 'first-paint';

type Renderer = { renderStillLogin: (locale: string) => { markup: string; style: string } };

const require = createRequire(import.meta.url);
const tag = (name: string, id: string, text: string, attributes = {}) => HtmlWebpackPlugin.createHtmlTagObject(name, { id, ...attributes }, text);

/**
 * The still login screen as inert parts of the page: one template for each language and its styles as data. They are
 * rendered here from the components and catalogs that the login screen itself is made of.
 */
export async function stillLogin(folder: string): Promise<HtmlTagObject[]> {
  const work = await mkdtemp(join(tmpdir(), 'portal-first-paint-'));
  try {
    await compile({
      ...baseConfig(folder, true),
      target: 'node',
      entry: './src/first-paint/render.tsx',
      output: { path: work, filename: 'render.cjs', library: { type: 'commonjs2' } },
      optimization: { minimize: false },
    });
    const { renderStillLogin } = require(join(work, 'render.cjs')) as Renderer;
    const rendered = locales.map((locale) => ({ locale, ...renderStillLogin(locale) }));
    const styles = [...new Set(rendered.map(({ style }) => style))].join('');
    return [...rendered.map(({ locale, markup }) => tag('template', `still-login-${locale}`, markup)), tag('script', 'still-login-style', styles, { type: 'text/css' })];
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const compile = (config: Configuration): Promise<void> =>
  new Promise((done, failed) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (problem ? failed(problem) : done()));
    });
  });

const isFirstPaint = ({ attributes: { src } }: HtmlTagObject) => typeof src === 'string' && src.includes(`/${firstPaintEntry}.`);

/**
 * Puts the still login screen before the page's scripts, and first among them the one that paints it: the page waits for
 * that one alone, and the browser asks for it before the large ones.
 */
export const firstPaintPlugin = (still: HtmlTagObject[]): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap('first-paint', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('first-paint', (page) => {
        const [script] = page.bodyTags.filter(isFirstPaint);
        if (!script) throw new Error('the page does not start the script of its first paint');
        delete script.attributes.defer;
        page.bodyTags = [...still, script, ...page.bodyTags.filter((other) => other !== script)];
        return page;
      });
    });
  },
});
