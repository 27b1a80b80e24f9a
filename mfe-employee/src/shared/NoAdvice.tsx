import { Trans } from '@lingui/react/macro';
import { useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Advice = styled.p`font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3);`;

/** Stands beside every estimate, whatever the category's own text says (RULES 1.1). */
export function NoAdvice({ rate }: { rate: number }) {
  const { percent } = useFormat();
  return (
    <Advice>
      <Trans>
        An estimate at {percent(rate)} tax, without the employment allowance. It is no tax advice: the tax authority
        decides.
      </Trans>
    </Advice>
  );
}
