import { useLingui } from '@lingui/react/macro';
import { colourModes, type ColourMode } from '@portal/contract/auth';
import { Check, useMutation } from '@portal/shared-ui';
import { chooseColourMode } from '../brand/colour-mode.ts';

/** Light, dark, or as the device: shown at once, kept with the person. Files and paper stay light (VISUAL-2). */
export function ColourModes({ chosen }: { chosen: ColourMode }) {
  const { t } = useLingui();
  const choose = useMutation({ mutationFn: chooseColourMode });
  const names: Record<ColourMode, string> = { LIGHT: t`Light pages`, DARK: t`Dark pages`, DEVICE: t`As the device` };
  return colourModes.map((mode) => (
    <button key={mode} type="button" aria-pressed={mode === chosen} onClick={() => choose.mutate(mode)}>
      {names[mode]}
      {mode === chosen && <Check aria-hidden="true" />}
    </button>
  ));
}
