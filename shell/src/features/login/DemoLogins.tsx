import { Trans, useLingui } from '@lingui/react/macro';
import { roles } from '@portal/contract/endpoint';
import { apiBase, Button, roleLabels, useMutation, useQuery } from '@portal/shared-ui';
import { use } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { WarmUpContext } from '../../portal/warm-up-context.ts';
import { logIn } from './log-in.ts';
import type { LoginValues } from './login-problems.ts';

const DemoAnswer = v.object({
  data: v.array(v.object({ role: v.picklist(roles), email: v.string(), password: v.string() })),
});

const Box = styled.section`
  display: grid;
  gap: var(--s-2);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
  h2 { font: 550 var(--fs-12)/1rem var(--font-text); color: var(--text-3); letter-spacing: 0; }
  div { display: flex; flex-wrap: wrap; gap: var(--s-2); }
`;

/** One press per role of the demo world. Only a development server answers this address. */
export function DemoLogins() {
  const { data = [] } = useQuery({
    queryKey: ['demo-logins'],
    queryFn: fetchDemoLogins,
    meta: { quiet: true },
    staleTime: 'static',
  });
  const { i18n } = useLingui();
  const warmUp = use(WarmUpContext);
  const login = useMutation({ mutationFn: (values: LoginValues) => logIn(values, warmUp) });
  if (data.length === 0) return null;
  return (
    <Box>
      <h2>
        <Trans>Demo logins</Trans>
      </h2>
      <div>
        {data.map(({ role, email, password }) => (
          <Button key={email} size="small" title={email} onClick={() => login.mutate({ email, password })}>
            {i18n._(roleLabels[role])}
          </Button>
        ))}
      </div>
    </Box>
  );
}

async function fetchDemoLogins() {
  const answer = await fetch(`${apiBase()}/dev/logins`);
  if (!answer.ok) return [];
  const parsed = v.safeParse(DemoAnswer, await answer.json());
  return parsed.success ? parsed.output.data : [];
}
