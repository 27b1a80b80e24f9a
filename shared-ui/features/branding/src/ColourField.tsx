import { Trans, useLingui } from '@lingui/react/macro';
import { ThemeColour } from '@portal/contract/theme';
import { readableFrom } from '@portal/contract/theme-contrast';
import { Button, Check, contrast, Input, messageOf, Note, useFormat, VisuallyHidden, X } from '@portal/shared-ui';
import { useId } from 'react';
import * as v from 'valibot';
import { Colour, Ratio } from './branding-style.ts';
import { nearestReadable } from './theme-fields.ts';

const isColour = (text: string): boolean => v.is(ThemeColour, text);

type ColourFieldProps = {
  label: string;
  value: string;
  /** the colour that this one is read on */
  ground?: string | undefined;
  onChange: (colour: string) => void;
};

/** A colour to pick or to type, with how well it reads on its ground and the nearest one that does. */
export function ColourField({ label, value, ground, onChange }: ColourFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const { number } = useFormat();
  const isValid = isColour(value);
  const ratio = isValid && ground && isColour(ground) ? contrast(value, ground) : undefined;
  const better = ratio !== undefined && ratio < readableFrom && ground ? nearestReadable(value, ground) : undefined;
  return (
    <Colour>
      <input
        type="color"
        aria-label={t`Pick: ${label}`}
        value={isValid ? value.toLowerCase() : '#000000'}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={!isValid || undefined}
        aria-describedby={isValid ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <Contrast ratio={ratio} text={ratio === undefined ? '' : number(Math.floor(ratio * 10) / 10)} />
      {!isValid && (
        <Note tone="danger">
          <span id={`${id}-error`}>{messageOf('invalid-colour')}</span>
        </Note>
      )}
      {better && (
        <Note
          tone="warn"
          action={
            <Button size="small" onClick={() => onChange(better)}>
              <Trans>Use {better}</Trans>
            </Button>
          }
        >
          <Trans>Hard to read: needs {number(readableFrom)}.</Trans>
        </Note>
      )}
    </Colour>
  );
}

function Contrast({ ratio, text }: { ratio: number | undefined; text: string }) {
  if (ratio === undefined) return <span />;
  const isLow = ratio < readableFrom;
  return (
    <Ratio data-low={isLow || undefined}>
      {isLow ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
      <VisuallyHidden>
        <Trans>Contrast</Trans>{' '}
      </VisuallyHidden>
      {text}
    </Ratio>
  );
}
