import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as v from 'valibot';
import { create } from 'zustand';

/** The limit of a front end of this stack (PERFORMANCE, "floor"): the same libraries and a login form in one bundle. */
const Page = styled.main`max-width: 24rem; margin: 4rem auto; font: 16px/1.5 system-ui; color: #101927;`;
const Field = styled.label`display: grid; margin-bottom: 1rem;`;
const Login = v.object({ email: v.pipe(v.string(), v.email()), password: v.string() });
const useSession = create<{ token: string | null; signIn: (token: string) => void }>((set) => ({
  token: null,
  signIn: (token) => set({ token }),
}));

function LoginPage() {
  const navigate = useNavigate();
  const { signIn } = useSession();
  const { register, handleSubmit } = useForm<v.InferInput<typeof Login>>();
  const [problem, setProblem] = useState('');
  const submit = handleSubmit(async (values) => {
    if (!v.safeParse(Login, values).success) return setProblem('Invalid email');
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    signIn(((await answer.json()) as { token: string }).token);
    await navigate('/orders');
  });
  return (
    <Page>
      <h1>Log in</h1>
      <form onSubmit={(event) => void submit(event)}>
        {problem}
        <Field>
          E-mail
          <input {...register('email')} />
        </Field>
        <Field>
          Password
          <input type="password" {...register('password')} />
        </Field>
        <button type="submit">Log in</button>
      </form>
    </Page>
  );
}

function Orders() {
  const { token } = useSession();
  const { data } = useQuery({
    queryKey: ['orders'],
    queryFn: async () =>
      (
        await fetch('/api/company/orders?pageSize=50', { headers: { authorization: `Bearer ${token}` } })
      ).json() as Promise<{ data: { orderId: string; product: string }[] }>,
  });
  return (
    <Page>
      <table>
        <tbody>
          {data?.data.map(({ orderId, product }) => (
            <tr key={orderId}>
              <td>{product}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const client = new QueryClient();
createRoot(document.querySelector('#root') ?? document.body).render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<LoginPage />} />
          <Route path="/orders" element={<Orders />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </I18nProvider>,
);
