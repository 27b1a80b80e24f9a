import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { BulkBar, type BulkAct } from './BulkBar.tsx';

const act = (key: string, isDestructive?: boolean): BulkAct => ({
  key,
  label: key,
  onAction: () => undefined,
  ...(isDestructive ? { isDestructive } : {}),
});
const menu: BulkAct = { key: 'menu', label: 'menu', menuLabel: 'Change', entries: [] };

/** The buttons from left to right, and the one that is painted in the brand's colour. */
function shown(acts: readonly BulkAct[]) {
  const { unmount } = renderPage(<BulkBar count={2} onClear={() => undefined} acts={acts} />);
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  const [, ...buttons] = bar.getAllByRole('button');
  const loud = buttons.filter((button) => button.closest('[data-loud]'));
  const answer = { buttons: buttons.map(({ textContent }) => textContent), loud: loud.map((one) => one.textContent) };
  unmount();
  return answer;
}

test.each([
  ['the last act is the loud one', [act('a'), act('b')], ['a', 'b'], ['b']],
  ['what destroys stands first and is not loud', [act('a'), act('delete', true)], ['delete', 'a'], ['a']],
  ['a menu can be the loud one', [act('delete', true), menu], ['delete', 'menu'], ['menu']],
  ['where everything destroys nothing is loud', [act('delete', true)], ['delete'], []],
] as const)('%s', (_title, acts, buttons, loud) => {
  expect(shown(acts)).toEqual({ buttons: [...buttons], loud: [...loud] });
});
