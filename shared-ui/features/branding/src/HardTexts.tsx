import { useLingui } from '@lingui/react/macro';
import type { hardToRead } from '@portal/contract/theme-contrast';
import { useFormat } from '@portal/shared-ui';
import { nameOf } from './theme-fields.ts';

/** Texts with the contrast that they have. */
export function HardTexts({ texts }: { texts: ReturnType<typeof hardToRead> }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  return (
    <ul>
      {texts.map(({ path, ratio }) => (
        <li key={path}>
          {nameOf(path)
            .map((part) => i18n._(part))
            .join(': ')}
          {`, ${number(Math.floor(ratio * 10) / 10)}:1`}
        </li>
      ))}
    </ul>
  );
}
