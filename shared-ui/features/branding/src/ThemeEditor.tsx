import { Trans, useLingui } from '@lingui/react/macro';
import { themePresets, ThemeSchema, type Theme } from '@portal/contract/theme';
import { ApiError, Badge, Button, messageOf, Note, showToast, Surface } from '@portal/shared-ui';
import { ConfirmDialog, Unsaved } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';
import { Bar, Columns, Group, Presets, Swatches } from './branding-style.ts';
import { useBrandChange, type BrandingCalls } from './branding.api.ts';
import { ColourField } from './ColourField.tsx';
import { colourGroups, coloursOf, themeOf, type Colours } from './theme-fields.ts';
import { ThemePreview } from './ThemePreview.tsx';

type ThemeEditorProps = {
  calls: BrandingCalls;
  /** what is saved now; null where the one behind it shows */
  own: { theme: Theme | null; version: number };
  /** what shows without an own theme */
  behind: Theme;
  name: string;
  /** "Use the default theme" */
  resetText: string;
};

/** Failures that have a better text than "could not be uploaded". */
const told = new Set([
  'changed-by-someone-else',
  'no-permission-to-access-page',
  'service-unavailable',
  'too-many-requests',
]);

/** Colours beside a preview of portal and mail; others see a change when it is saved (SPEC 2, UX 1.5). */
export function ThemeEditor({ calls, own, behind, name, resetText }: ThemeEditorProps) {
  const { t, i18n } = useLingui();
  const saved = coloursOf(own.theme ?? behind);
  const [colours, setColours] = useState<Colours>(saved);
  const [shown, setShown] = useState<Theme>(own.theme ?? behind);
  const [isResetting, setIsResetting] = useState(false);
  const save = useBrandChange(calls, calls.saveTheme);
  const checked = v.safeParse(ThemeSchema, themeOf(colours));
  const dirty = colourGroups.filter((group) =>
    group.colours.some(({ path }) => colours[path].toUpperCase() !== saved[path].toUpperCase()),
  );
  const edit = (next: Colours) => {
    setColours(next);
    const theme = v.safeParse(ThemeSchema, themeOf(next));
    if (theme.success) setShown(theme.output);
  };
  const store = async (theme: Theme | null) => {
    await save.mutateAsync({ version: own.version, theme });
    showToast(t`The theme is saved`);
  };
  const failure = save.error && ApiError.from(save.error).key;
  return (
    <Columns>
      <Unsaved isTyped={dirty.length > 0} />
      <Surface>
        <Presets role="group" aria-label={t`Start from`}>
          <span>
            <Trans>Start from</Trans>
          </span>
          {themePresets.map((preset) => (
            <Button key={preset.key} size="small" onClick={() => edit(coloursOf(preset.theme))}>
              <Swatch theme={preset.theme} />
              {preset.name}
            </Button>
          ))}
        </Presets>
        {colourGroups.map((group, index) => (
          <Group key={group.key} open={index === 0 || undefined}>
            <summary>
              <span>{i18n._(group.label)}</span>
              {dirty.includes(group) && (
                <Badge tone="warn">
                  <Trans>Changed</Trans>
                </Badge>
              )}
            </summary>
            <div role="group" aria-label={i18n._(group.label)}>
              {group.colours.map(({ path, label, on }) => (
                <ColourField
                  key={path}
                  label={i18n._(label)}
                  value={colours[path]}
                  ground={on && colours[on]}
                  onChange={(colour) => edit({ ...colours, [path]: colour })}
                />
              ))}
            </div>
          </Group>
        ))}
        <Bar>
          {failure && <Note tone="danger">{messageOf(told.has(failure) ? failure : 'theme-upload-error')}</Note>}
          {!checked.success && <Note tone="danger">{messageOf('invalid-colour')}</Note>}
          {dirty.length > 0 && (
            <p role="status">
              <Trans>Not saved: {dirty.map(({ label }) => i18n._(label)).join(', ')}</Trans>
            </p>
          )}
          <Button
            look="primary"
            busy={save.isPending}
            disabled={!checked.success || dirty.length === 0}
            onClick={() => checked.success && void store(checked.output).catch(() => undefined)}
          >{t`Save theme`}</Button>
          {dirty.length > 0 && <Button onClick={() => edit(saved)}>{t`Discard changes`}</Button>}
          {own.theme && (
            <Button look="quiet" onClick={() => setIsResetting(true)}>
              {resetText}
            </Button>
          )}
        </Bar>
      </Surface>
      <ThemePreview theme={shown} name={name} />
      <ConfirmDialog
        title={resetText}
        confirmText={resetText}
        isOpen={isResetting}
        onClose={() => setIsResetting(false)}
        onConfirm={() => store(null).then(() => edit(coloursOf(behind)))}
      >
        <Trans>The colours that are saved now are gone then.</Trans>
      </ConfirmDialog>
    </Columns>
  );
}

/** Three colours of a preset. */
function Swatch({ theme }: { theme: Theme }) {
  return (
    <Swatches aria-hidden="true">
      <svg viewBox="0 0 42 16">
        {[theme.sidebar.bgColor, theme.header.bgColor, theme.primaryBtnColor].map((colour, index) => (
          <rect key={index} x={index * 14} width="14" height="16" fill={colour} />
        ))}
      </svg>
    </Swatches>
  );
}
