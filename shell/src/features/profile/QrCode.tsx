import { useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';

/** Text as a QR code that a phone can read: dark on white whatever the theme, with the quiet border it needs. */
export default function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={t`QR code for the authenticator app`}
      viewBox={`0 0 ${size} ${size}`}
      width="188"
      height="188"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
