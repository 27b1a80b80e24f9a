import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './public-shape.ts';

const sources = globSync('{mfe-*/src,shared-ui/src,shared-ui/features/*/src,shell/src}/**/*.{ts,tsx}', {
  cwd: repository,
});

/** WCAG 1.4.4: a size in pixels ignores the text size that a person has set in the browser. */
test('no text has its size or the height of its lines in pixels', () => {
  const fixed = sources.filter((file) =>
    /(?:font-size|line-height): [\d.]+px|\bfont: [^;]*\dpx/.test(readFileSync(join(repository, file), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(fixed).toEqual([]);
});
