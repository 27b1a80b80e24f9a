import * as contract from '@portal/contract/branding';
import { brandingMaxBytes } from '@portal/contract/constants';
import { fails, on } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderEditor } from './given-editor.tsx';

const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const uploads = 'POST /supplier/branding/logo';
const published = { logo: '/api/brand/published.png' };

/** The field of the own logo. */
async function logoField(...[own, ...routes]: Parameters<typeof renderEditor>) {
  const page = renderEditor(own, ...routes);
  const field = within(await screen.findByRole('group', { name: 'Logo' }));
  const drop = (file: File) => fireEvent.change(field.getByLabelText(/Drop a picture/), { target: { files: [file] } });
  const isPublished = () => page.api.calls.some(({ call }) => call.endsWith('/publish'));
  return { ...page, field, drop, isPublished };
}

test.each([
  ['too large', picture('logo.png', brandingMaxBytes + 1), /^The file is too large/],
  ['of another type', picture('logo.gif'), 'This type of file is not allowed.'],
])('a picture that is %s is refused at once', async (_what, file, sentence) => {
  const { sent, field, drop } = await logoField({});
  drop(file);
  expect(field.getByRole('alert')).toHaveTextContent(sentence);
  expect(sent(uploads)).toEqual([]);
});

test('a dropped picture goes into the draft alone; the published one can be put back', async () => {
  const { field, drop, user, isPublished } = await logoField(published);
  drop(picture('logo.png'));
  await waitFor(() => expect(field.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/brand/new.png')));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getAllByRole('img', { name: 'TeleGros' })[0]).toHaveAttribute(
    'src',
    expect.stringContaining('/brand/new.png'),
  );
  expect(screen.getByText('Not published: Logo')).toBeVisible();
  await user.click(field.getByRole('button', { name: 'Keep the published one' }));
  await waitFor(() =>
    expect(field.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/brand/published.png')),
  );
  expect(isPublished()).toBe(false);
});

test('a picture is removed from the draft alone, and publishing asks with how many see it and what shows', async () => {
  const { field, user, isPublished } = await logoField(published);
  await user.click(field.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Not published: Logo')).toBeVisible();
  expect(field.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(isPublished()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Publish theme' }));
  const question = within(await screen.findByRole('dialog', { name: 'Publish the theme?' }));
  expect(question.getByText('TeleGros and 3 companies see it.')).toBeVisible();
  expect(question.getByText('Logo')).toBeVisible();
  expect(question.getByText('The product’s own')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The theme is published')).toBeVisible();
});

test.each([
  ['that has a sentence of its own says it', fails('too-many-requests', 429), /too many/i],
  ['for another reason says that the logo could not be uploaded', fails('something-went-wrong', 500), /logo could not/],
])('a refusal of the server %s', async (_what, refusal, sentence) => {
  const { field, drop } = await logoField({}, on(contract.uploadSupplierImage, refusal));
  drop(picture('logo.png'));
  expect(await field.findByRole('alert')).toHaveTextContent(sentence);
});

test('without an own picture there is nothing to remove or to put back', async () => {
  const { field } = await logoField({});
  expect(field.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(field.queryByRole('button', { name: 'Keep the published one' })).toBeNull();
});
