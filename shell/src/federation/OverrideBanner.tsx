import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { currentOverride, endOverride } from './override.ts';

/** In colours of its own over every theme, so that no screen of it passes for what people are shown. */
const Bar = styled.section`
  position: sticky;
  top: 0;
  z-index: 21;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  padding: 6px var(--s-5);
  background: #b42318;
  color: #ffffff;
  font-size: var(--fs-14);
  > span { flex: 1 1 240px; min-width: 0; overflow-wrap: anywhere; }
  @media (forced-colors: active) { border-bottom: 2px solid; }
`;

/** Says which remote comes from a developer's machine, and ends that. Only in the shell of `npm run dev`. */
export default function OverrideBanner() {
  const { t } = useLingui();
  const override = currentOverride();
  if (!override) return null;
  const { role, base } = override;
  return (
    <Bar aria-label={t`A developer’s build is shown`}>
      <span>
        <Trans>
          The part “{role}” comes from <strong>{base}</strong>
        </Trans>
      </span>
      <Button size="small" onClick={endOverride}>
        {t`Reset`}
      </Button>
    </Bar>
  );
}
