import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * Has the browser compile every function of the named chunks while they arrive, beside the page, and not each at its first
 * call: they are loaded while somebody types, and most of them run the moment that the login is answered. Chromium takes
 * the hint from the first line (V8, explicit compile hints), to others it is a comment.
 */
export const compiledAhead = (chunks: RegExp): WebpackPluginInstance =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: chunks,
    // After the minimiser, which drops comments, and before the files get their hashes.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
