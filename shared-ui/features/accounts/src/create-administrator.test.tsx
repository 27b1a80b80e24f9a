import { jest } from '@jest/globals';
import type { Administrator, AdministratorChange } from '@portal/contract/admins';
import { givenSession, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { Administrators } from './administrators.ts';
import { CreateAdministrator } from './CreateAdministrator.tsx';
import { blankPerson, NewPerson, toAdministrator } from './new-person.ts';

const create = jest.fn(async (_person: NewPerson) => ({}));
const never = async () => {
  throw new Error('not asked for here');
};
const administrators: Administrators<NewPerson, Administrator, AdministratorChange> = {
  path: '/supplier/users',
  above: [],
  title: 'Users',
  asFile: {},
  list: never,
  get: never,
  create,
  change: never,
  invite: never,
};
const typed = { name: 'Thomas Lund', email: 'thomas@telegros.example', phone_number: '', language: 'da-dk' } as const;

async function fill() {
  const { user } = renderPage(
    <CreateAdministrator administrators={administrators} schema={NewPerson} blank={blankPerson} />,
    { at: '/supplier/users/create' },
  );
  await user.type(screen.getByLabelText('Name'), typed.name);
  await user.type(screen.getByLabelText('E-mail'), typed.email);
  await user.click(screen.getByRole('checkbox', { name: /Set a temporary password/ }));
  await user.type(screen.getByLabelText('Temporary password'), 'Benefits-2026');
  return user;
}

beforeEach(() => {
  create.mockClear();
  givenSession({ role: 'supplier', companyId: null });
});

test('a password that is not typed twice is not sent; with the tick taken back, none is', async () => {
  const user = await fill();
  await user.click(screen.getByRole('button', { name: 'Add administrator' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: /Set a temporary password/ }));
  await user.click(screen.getByRole('button', { name: 'Add administrator' }));
  await waitFor(() => expect(location.pathname).toBe('/supplier/users'));
  expect(create.mock.calls[0]?.[0]).toEqual({ ...typed, password: '', passwordAgain: '' });
});

test('the API gets the password once, or not at all', () => {
  expect(toAdministrator({ ...typed, password: 'Benefits-2026', passwordAgain: 'Benefits-2026' })).toEqual({
    ...typed,
    password: 'Benefits-2026',
  });
  expect(toAdministrator({ ...typed, password: '', passwordAgain: '' })).toEqual(typed);
});
