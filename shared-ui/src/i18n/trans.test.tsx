import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

const shown = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <p>{children}</p>
  </I18nProvider>
);

const show = (page: ReactNode) => render(page, { wrapper: shown });

/** What a translator may alter, and what it may not, in the order of the sentence. */
function partsOf(element: Element | null): { free: string; fixed: string[] } {
  const fixed = [...(element?.querySelectorAll('[translate=no]') ?? [])].map(({ textContent }) => textContent ?? '');
  const copy = element?.cloneNode(true);
  if (copy instanceof Element) for (const one of copy.querySelectorAll('[translate=no]')) one.replaceWith('_');
  return { free: copy?.textContent ?? '', fixed };
}

test('values of a sentence stand in elements of their own, also inside of its markup', () => {
  const [name, price, months] = ['Anna <1/> Holm', 'DKK 1,234.50', 24];
  const { container } = show(
    <Trans>
      {name} pays <b>{price}</b> for {months} months
    </Trans>,
  );
  expect(container).toHaveTextContent('Anna <1/> Holm pays DKK 1,234.50 for 24 months');
  expect(partsOf(container)).toEqual({ free: '_ pays _ for _ months', fixed: [name, price, '24'] });
});

test('a number that decides between one and many stays a number, and is one of them', () => {
  const line = (count: number) => (
    <Trans>
      <Plural value={count} one="# month" other="# months" /> left, up to 8 characters
    </Trans>
  );
  const { container } = show(line(1));
  expect(partsOf(container)).toEqual({ free: '_ month left, up to _ characters', fixed: ['1', '8'] });
});

test('a sentence without values is one text', () => {
  const { container } = show(<Trans>Nothing waits</Trans>);
  expect(container.querySelector('p')?.childNodes).toHaveLength(1);
});

test('what changes is replaced whole', () => {
  const Line = ({ price }: { price: string }) => <Trans>Order for {price} a month</Trans>;
  const { container, rerender } = show(<Line price="400.00" />);
  const before = container.querySelector('[translate=no]');
  rerender(<Line price="453.27" />);
  expect(container).toHaveTextContent('Order for 453.27 a month');
  expect(container.querySelector('[translate=no]')).not.toBe(before);
  expect(screen.getByText('Order for 453.27 a month')).toBeVisible();
});
