import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@portal/contract/constants';
import { useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 540px;
  margin-top: auto;
  font-family: var(--font-text);
  @media (max-width: 759px) { display: none; }
`;

/**
 * `328.93`, in Danish `328,93`. By hand: the first `Intl.NumberFormat` of a page costs more than the rest of the
 * picture.
 */
const figure = (minor: number, locale: Locale) => (minor / 100).toFixed(2).replace('.', locale === 'da-dk' ? ',' : '.');

/** Example E1 of the pricing rules as a picture: price a month, after subsidy, what one notices. Decoration. */
export function Stair() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const steps = [
    { x: 0, y: 10, value: 32_893, label: t`price a month`, isLast: false },
    { x: 194, y: 127, value: 22_893, label: t`after subsidy`, isLast: false },
    { x: 388, y: 239, value: 13_266, label: t`what you notice`, isLast: true },
  ];
  return (
    <Picture viewBox="0 0 560 400" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      {steps.map(({ x, y, value, label, isLast }) => (
        <g key={x}>
          <rect x={x} y="10" width="172" height="420" rx="12" fill="var(--theme-sidebar-active-menu)" opacity=".5" />
          <rect
            x={x}
            y={y}
            width="172"
            height="420"
            rx="12"
            fill={isLast ? 'var(--theme-primary-btn)' : 'var(--theme-sidebar-active-menu)'}
          />
          <text
            x={x + 20}
            y={y + 38}
            fontSize="23"
            fontWeight="600"
            letterSpacing="-.5"
            fill={isLast ? 'var(--theme-primary-btn-text)' : 'var(--theme-sidebar-active-menu-text)'}
          >
            {figure(value, locale)}
          </text>
          <text
            x={x + 20}
            y={y + 62}
            fontSize="14"
            fill={isLast ? 'var(--theme-primary-btn-text)' : 'var(--theme-sidebar-active-menu-text)'}
          >
            {label}
          </text>
        </g>
      ))}
    </Picture>
  );
}
