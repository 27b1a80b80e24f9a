import { firstChoice } from '@portal/contract/offer';
import { ProductPicture } from '@portal/shared-ui/kit';
import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { givenOffer } from '../../testing/given-shop.ts';
import { Gallery } from './Gallery.tsx';
import { ProductOptions } from './ProductOptions.tsx';

const picture = (n: number, alt = '') => ({
  path: `/api/pictures/${String(n).padStart(64, '0')}`,
  width: 1_200,
  height: 900,
  alt,
});

test('the pictures of a product are chosen one by one; each says what it shows', async () => {
  const { user } = renderPage(
    <Gallery pictures={[picture(1, 'Front'), picture(2)]} productName="Phone X" categoryName="Mobile" />,
  );
  const large = screen.getByRole('img', { name: 'Front' });
  expect(large).toHaveAttribute('width', '1200');
  expect(large.getAttribute('srcset')).toMatch(/\/640 640w.*\/1200 1200w$/);
  expect(screen.getByText('1 of 2')).toBeVisible();
  await user.click(within(screen.getByRole('group', { name: 'Pictures' })).getByRole('button', { name: 'Picture 2' }));
  expect(screen.getByRole('img', { name: 'Phone X' }).getAttribute('srcset')).toContain('2/640');
  expect(screen.getByText('2 of 2')).toBeVisible();
});

test('without a picture the drawing of the category stands there, and never a foreign host', () => {
  const { container } = renderPage(<ProductPicture picture={null} categoryName="Mobiltelefoner" sizes="10px" />);
  const drawing = container.querySelector('img')!;
  expect(drawing.src).toBe('http://localhost/api/illustrations/phone');
  fireEvent.error(drawing);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('an accessory that has a picture shows it beside its name, another has no gap', () => {
  const [cover, dock] = givenOffer().accessories;
  const offer = givenOffer({ accessories: [{ ...cover!, image: '/api/pictures/a/640' }, dock!] });
  renderPage(<ProductOptions offer={offer} choice={firstChoice(offer)} onChange={() => undefined} />);
  const rows = screen.getAllByRole('checkbox', { name: /Cover|Dock/ }).map((tick) => tick.closest('label'));
  expect(rows.map((row) => row?.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
    expect.stringContaining('/api/pictures/a/640'),
    null,
  ]);
});
