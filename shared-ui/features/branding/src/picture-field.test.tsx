import * as contract from '@portal/contract/branding';
import { brandingMaxBytes } from '@portal/contract/constants';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { givenBranding, givenCalls } from './given-branding.ts';
import { PictureField } from './PictureField.tsx';

const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name);

/** The field of the logo for companies, behind which the own logo shows. */
function renderField(path: string | null, ...routes: FakeRoute[]) {
  givenSession({ role: 'supplier', companyId: null });
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
  const api = fakeApi(...routes);
  const { user } = renderPage(
    <PictureField
      calls={givenCalls}
      slot="resellerLogo"
      label="Logo for companies"
      hint="At most 1 MB."
      path={path}
      behind="/api/brand/own.png"
      seenBy="3 companies see it."
    />,
  );
  const field = within(screen.getByRole('group', { name: 'Logo for companies' }));
  const drop = (file: File) => fireEvent.change(field.getByLabelText(/Drop a picture/), { target: { files: [file] } });
  return { api, user, field, drop };
}

test.each([
  ['too large', picture('logo.png', brandingMaxBytes + 1), /^The file is too large/],
  ['of another type', picture('logo.gif'), 'This type of file is not allowed.'],
])('a picture that is %s is refused at once, and no question is asked', (_what, file, sentence) => {
  const { api, field, drop } = renderField(null);
  drop(file);
  expect(field.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls).toEqual([]);
});

test('a picture is published after a question that shows it and who sees it', async () => {
  const { api, user, drop } = renderField(null, on(contract.uploadSupplierImage, { data: givenBranding }));
  drop(picture('logo.png'));
  const question = within(await screen.findByRole('dialog', { name: 'Logo for companies: publish this picture?' }));
  expect(question.getByRole('img', { name: 'Logo for companies' })).toHaveAttribute('src', 'blob:logo');
  expect(question.getByText('3 companies see it.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(api.calls).toEqual([]);
  drop(picture('logo.png'));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toEqual(['POST /supplier/branding/resellerLogo']));
});

test.each([
  ['that has a sentence of its own says it', fails('too-many-requests', 429), /too many/i],
  ['for another reason says that the logo could not be uploaded', fails('something-went-wrong', 500), /logo could not/],
])('a refusal of the server %s', async (_what, refusal, sentence) => {
  const { user, field, drop } = renderField(null, on(contract.uploadSupplierImage, refusal));
  drop(picture('logo.png'));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await field.findByRole('alert')).toHaveTextContent(sentence);
});

test('an own picture is removed after a question that shows what stands behind it', async () => {
  const { api, user, field } = renderField(
    '/api/brand/theirs.png',
    on(contract.removeSupplierImage, { data: givenBranding }),
  );
  expect(field.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/brand/theirs.png'));
  await user.click(field.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Logo for companies: remove the picture?' }));
  expect(question.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/brand/own.png'));
  expect(api.calls).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toEqual(['DELETE /supplier/branding/resellerLogo']));
});

test('without an own picture there is nothing to remove, and the one behind it shows', () => {
  const { field } = renderField(null);
  expect(field.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/brand/own.png'));
  expect(field.queryByRole('button', { name: 'Remove' })).toBeNull();
});
