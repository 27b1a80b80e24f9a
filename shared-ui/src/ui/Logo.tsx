import { styled } from 'styled-components';
import { Fixed } from './Fixed.tsx';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font: 650 1.0625rem/1 var(--font-display);
  letter-spacing: -.01em;
`;

/** The product's mark: three bars, what a thing costs before and after. Painted in the primary colours of the theme. */
function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="var(--theme-primary-btn)" />
      <path
        d="M8 7v12M13 10.5V19M18 14v5"
        stroke="var(--theme-primary-btn-text)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Mark and name; with a reseller's picture, that picture under the name as its text. */
export function Logo({ name = 'Benefits', src }: { name?: string; src?: string | undefined }) {
  if (src) return <LogoPicture src={src} alt={name} />;
  return (
    <Frame>
      <LogoMark />
      <Fixed>{name}</Fixed>
    </Frame>
  );
}

const LogoPicture = styled.img`display: block; max-width: 160px; max-height: 36px; object-fit: contain;`;
