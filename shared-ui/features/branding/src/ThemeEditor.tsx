import { Trans, useLingui } from '@lingui/react/macro';
import { themePresets, ThemeSchema, type Theme } from '@portal/contract/theme';
import { hardToRead, publishableFrom, readableFrom, readOn, type ColourPath } from '@portal/contract/theme-contrast';
import { ApiError, Badge, Button, messageOf, Note, showToast, Surface, useFormat } from '@portal/shared-ui';
import { ConfirmDialog, Unsaved } from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { Bar, Columns, Group, Presets } from './branding-style.ts';
import { useBrandChange, type BrandingCalls } from './branding.api.ts';
import { ColourField } from './ColourField.tsx';
import { PublishedBefore } from './PublishedBefore.tsx';
import { Swatch } from './Swatch.tsx';
import { colourGroups, coloursOf, nameOf, themeOf, type Colours } from './theme-fields.ts';
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
  /** "TeleGros and 3 companies see it at their next page." */
  seenBy: ReactNode;
};

/** Failures that have a better text than "could not be uploaded". */
const told = new Set([
  'changed-by-someone-else',
  'no-permission-to-access-page',
  'service-unavailable',
  'too-many-requests',
]);

/** Colours beside a preview of portal and mail; others see a change when it is saved (SPEC 2, UX 1.5). */
export function ThemeEditor({ calls, own, behind, name, resetText, seenBy }: ThemeEditorProps) {
  const { t, i18n } = useLingui();
  const saved = coloursOf(own.theme ?? behind);
  const [colours, setColours] = useState<Colours>(saved);
  const [shown, setShown] = useState<Theme>(own.theme ?? behind);
  const [isResetting, setIsResetting] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
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
    showToast(t`The theme is published`);
  };
  const failure = save.error && ApiError.from(save.error).key;
  const hard = checked.success ? hardToRead(checked.output, readableFrom) : [];
  const lost = hard.filter(({ ratio }) => ratio < publishableFrom);
  return (
    <Columns>
      <Unsaved isTyped={dirty.length > 0} />
      <Surface>
        <Presets role="group" aria-label={t`Start from`}>
          <span>{t`Start from`}</span>
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
              {dirty.includes(group) && <Badge tone="warn">{t`Changed`}</Badge>}
            </summary>
            <div role="group" aria-label={i18n._(group.label)}>
              {group.colours.map(({ path, label }) => (
                <ColourField
                  key={path}
                  label={i18n._(label)}
                  value={colours[path]}
                  ground={groundOf(colours, path)}
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
              <Trans>Not published: {dirty.map(({ label }) => i18n._(label)).join(', ')}</Trans>
            </p>
          )}
          {lost.length > 0 && (
            <Note tone="danger">
              {t`It cannot be published: these texts cannot be read on their background.`}
              <HardTexts texts={lost} />
            </Note>
          )}
          <Button
            look="primary"
            busy={save.isPending}
            disabled={!checked.success || dirty.length === 0 || lost.length > 0}
            onClick={() => setIsPublishing(true)}
          >{t`Publish theme`}</Button>
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
        <p>{seenBy}</p>
        <p>{t`The present colours stay under “Published before”.`}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t`Publish the theme?`}
        confirmText={t`Publish`}
        isOpen={isPublishing}
        onClose={() => setIsPublishing(false)}
        onConfirm={() => (checked.success ? store(checked.output) : Promise.resolve())}
      >
        <p>{seenBy}</p>
        {hard.length > 0 && (
          <Note tone="warn">
            {t`These are hard to read, below ${readableFrom}:1.`}
            <HardTexts texts={hard} />
          </Note>
        )}
      </ConfirmDialog>
      <PublishedBefore calls={calls} onRestore={(theme) => edit(coloursOf(theme ?? behind))} />
    </Columns>
  );
}

const groundOf = (colours: Colours, path: ColourPath): string | undefined => {
  const ground = readOn[path];
  return ground && colours[ground];
};

/** Texts with the contrast that they have. */
function HardTexts({ texts }: { texts: ReturnType<typeof hardToRead> }) {
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
