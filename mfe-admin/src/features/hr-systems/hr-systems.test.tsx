import { changeHrSystem, createHrSystem, getHrSystem, newHrSystem, type HrSystem } from '@portal/contract/hr-systems';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import CreateHrSystemPage from './CreateHrSystemPage.tsx';
import EditHrSystemPage from './EditHrSystemPage.tsx';

const emply: HrSystem = {
  ...newHrSystem,
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Emply',
  mapping: { employNo: 'Lønnr', email: 'E-mail' },
  companies: 0,
  version: 3,
};

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('without the column of the employee number nothing is sent and the field says so', async () => {
  const api = fakeApi(on(createHrSystem, { data: emply }));
  const { user } = renderPage(<CreateHrSystemPage />);
  await user.type(screen.getByLabelText('Name'), 'Emply');
  await user.click(screen.getByRole('button', { name: 'Add HR system' }));
  expect(await screen.findByLabelText('Employee number')).toBeInvalid();
  expect(api.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await user.type(screen.getByLabelText('Employee number'), 'Lønnr');
  await user.click(screen.getByRole('button', { name: 'Add HR system' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/hrsystems'));
  const sent = api.calls.find(({ call }) => call.startsWith('POST'))?.body;
  expect(sent).toEqual({ ...newHrSystem, name: 'Emply', mapping: { employNo: 'Lønnr' } });
});

test('only what was changed is sent', async () => {
  const api = fakeApi(on(getHrSystem, { data: emply }), on(changeHrSystem, { data: { ...emply, version: 4 } }));
  const { user } = renderPage(<EditHrSystemPage />, {
    path: '/admin/hrsystems/:hrSystemId/edit',
    at: `/admin/hrsystems/${emply.id}/edit`,
  });
  await user.type(await screen.findByLabelText(/^Department/), 'Afdeling');
  await user.click(screen.getByRole('button', { name: 'Save HR system' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      version: 3,
      mapping: { employNo: 'Lønnr', email: 'E-mail', department: 'Afdeling' },
    }),
  );
});
