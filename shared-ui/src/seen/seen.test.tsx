import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { factForms, type FactName } from '@portal/contract/seen';
import { act, screen, within } from '@testing-library/react';
import { ApiError } from '../api/api-error.ts';
import { renderPage } from '../testing/render-page.tsx';
import { forgetToasts } from '../ui/toast-store.ts';
import { changesOf } from './changes-of.ts';
import { factLabels, subjectLabels } from './fact-labels.ts';
import { Refusal } from './Refusal.tsx';

const danish = new Map(
  readFileSync(new URL('../locales/da-dk.po', import.meta.url), 'utf8')
    .split('\n\n')
    .map((entry) => [/^msgid "(.+)"$/m.exec(entry)?.[1] ?? '', /^msgstr "(.*)"$/m.exec(entry)?.[1] ?? '']),
);
const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const key = 'changed-by-someone-else' as const;
const refused = (details: ConstructorParameters<typeof ApiError>[0]['details']) =>
  new ApiError({ key, status: 409, requestId: 'r', ...(details ? { details } : {}) });
const changes = refused([
  { path: 'monthlyPrice', key, seen: dkk(33_329), current: dkk(37_496) },
  { path: 'taxRate', of: 'topTax', key, seen: 5_585, current: 5_600 },
  { path: 'rules', key, seen: 'Old rules', current: 'New rules' },
  { path: 'firstPeriod', key, seen: '2027-01', current: '2027-02' },
  { path: 'order', of: '100041', key, seen: dkk(22_893), current: null },
  { path: 'payLine', of: 'subsidy', key, seen: dkk(-10_000), current: dkk(-5_000) },
]);

test('every fact and subject has a Danish word', () => {
  for (const { message } of [...Object.values(factLabels), ...Object.values(subjectLabels)])
    expect([message, danish.get(message ?? '') || undefined]).toEqual([message, expect.any(String)]);
});

test('every fact of the contract has a label', () => {
  for (const name of Object.keys(factForms) as FactName[]) expect(factLabels[name].message).toBeTruthy();
});

test('what changed is told in words and money, old and new side by side, and takes the focus', () => {
  renderPage(<Refusal error={changes} />);
  // The toast comes behind it.
  const [box] = screen.getAllByRole('alert');
  if (!box) throw new Error('nothing is told');
  expect(box).toHaveFocus();
  expect(
    within(box)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['What', 'You saw', 'Now']);
  expect(
    within(box)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Price a monthDKK 333.29DKK 374.96',
    'Tax rate of the estimate: top tax55.85 %56 %',
    'RulesOld rulesNew rules',
    'First deductionJanuary 2027February 2027',
    'A month for order: 100041DKK 228.93none',
    'Part of the price: subsidy−DKK 100.00−DKK 50.00',
  ]);
});

test('in Danish too', () => {
  const messages = [...Object.values(factLabels), ...Object.values(subjectLabels)].map(({ id, message }) => [
    id,
    danish.get(message ?? '') ?? '',
  ]);
  i18n.load('da-dk', Object.fromEntries(messages));
  renderPage(<Refusal error={changes} />);
  act(() => i18n.activate('da-dk'));
  const shown = screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(shown).toEqual(
    expect.arrayContaining([
      'Pris pr. måned333,29 kr.374,96 kr.',
      'Beregningens skatteprocent: topskat55,85 %56 %',
      'Første trækjanuar 2027februar 2027',
    ]),
  );
  act(() => i18n.activate('en-us'));
});

test('any other refusal is its sentence; a plain conflict of versions has no table', () => {
  expect(changesOf(refused([]))).toEqual([]);
  expect(
    changesOf(
      new ApiError({
        key: 'invalid-data-provided',
        status: 400,
        requestId: 'r',
        details: [{ path: 'rules', key: 'required' }],
      }),
    ),
  ).toEqual([]);
  const { unmount } = renderPage(<Refusal error={refused([])}>Nothing was sent.</Refusal>);
  // The sentence is the toast's, which the change itself brings up.
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/^\s*Nothing was sent\.$/);
  unmount();
  forgetToasts();
  renderPage(<Refusal error={refused([])}>Nothing was sent.</Refusal>, { at: '/shown', inlineErrors: ['/shown'] });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Somebody else has changed this meanwhile. Check what is there now and try again. Nothing was sent.',
  );
  expect(screen.queryByRole('table')).toBeNull();
});
