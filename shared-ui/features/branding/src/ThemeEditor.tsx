import { useLingui } from '@lingui/react/macro';
import type { BrandSlot } from '@portal/contract/branding';
import { themePresets, type Theme } from '@portal/contract/theme';
import { hardToRead, publishableFrom, readableFrom, readOn, type ColourPath } from '@portal/contract/theme-contrast';
import { Badge, Button, Fixed, showToast, Surface } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import { Columns, Group, Pictures, Presets, Stack } from './branding-style.ts';
import { draftLookOf, useDraftChange, usePublish, type Brand, type BrandingCalls } from './branding.api.ts';
import { ColourField } from './ColourField.tsx';
import { DraftBar } from './DraftBar.tsx';
import { pictureSlots } from './picture-slots.ts';
import { PictureField } from './PictureField.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { PublishedBefore } from './PublishedBefore.tsx';
import { Swatch } from './Swatch.tsx';
import { colourGroups, coloursOf, type Colours } from './theme-fields.ts';
import { ThemePreview } from './ThemePreview.tsx';
import { useThemeDraft } from './use-theme-draft.ts';

type ThemeEditorProps = {
  calls: BrandingCalls;
  brand: Brand;
  /** what shows without an own theme or picture */
  behind: { theme: Theme; logo: string | null; favicon: string | null };
  slots: readonly BrandSlot[];
  name: string;
  /** "Use the default theme" */
  resetText: string;
  /** "TeleGros and 3 companies see it at their next page." */
  seenBy: ReactNode;
};

/**
 * Colours and pictures of the brand's draft beside a preview of portal and mail. The server keeps the draft; others
 * see it when it is published, after a question with numbers (SPEC 2, VISUAL-2 theme-publish).
 */
export function ThemeEditor({ calls, brand, behind, slots, name, resetText, seenBy }: ThemeEditorProps) {
  const { t, i18n } = useLingui();
  const [question, setQuestion] = useState<'publish' | 'discard'>();
  const draft = useThemeDraft(calls, brand, behind.theme);
  const { publish, undo } = usePublish(calls);
  const discard = useDraftChange(calls, (_: undefined, version) => calls.discard({ version }));
  const { colours, checked } = draft;
  const [shown, setShown] = useState<Theme>();
  const look = draftLookOf(brand);
  const live = draftLookOf({ ...brand, draft: null });
  const preview = checked.success ? checked.output : (shown ?? look.theme ?? behind.theme);
  const edit = (next: Colours) => {
    if (checked.success) setShown(checked.output);
    draft.edit(next);
  };
  const published = coloursOf(live.theme ?? behind.theme);
  const changedColours = colourGroups.flatMap((group) =>
    group.colours.filter(({ path }) => colours[path].toUpperCase() !== published[path].toUpperCase()),
  );
  const changedGroups = colourGroups.filter((group) => group.colours.some((one) => changedColours.includes(one)));
  const changedSlots = slots.filter((slot) => look[slot] !== live[slot]);
  const behindOf = (slot: BrandSlot) => (slot === 'resellerLogo' ? look.logo : behind[slot]);
  const hard = checked.success ? hardToRead(checked.output, readableFrom) : [];
  const lost = hard.filter(({ ratio }) => ratio < publishableFrom);
  const store = async () => {
    await draft.flush();
    const { data } = await publish.mutateAsync();
    const run = () => undo.mutate(data.version, { onSuccess: () => showToast(t`The theme of before is back`) });
    showToast(t`The theme is published`, { label: t`Undo`, run });
  };
  return (
    <Columns>
      <Surface>
        <Presets role="group" aria-label={t`Start from`}>
          <span>{t`Start from`}</span>
          {themePresets.map((preset) => (
            <Button key={preset.key} size="small" onClick={() => edit(coloursOf(preset.theme))}>
              <Swatch theme={preset.theme} />
              <Fixed>{preset.name}</Fixed>
            </Button>
          ))}
        </Presets>
        {colourGroups.map((group, index) => (
          <Group key={group.key} open={index === 0 || undefined}>
            <summary>
              <span>{i18n._(group.label)}</span>
              {changedGroups.includes(group) && <Badge tone="warn">{t`Changed`}</Badge>}
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
        <Group open>
          <summary>
            <span>{t`Logo and favicon`}</span>
            {changedSlots.length > 0 && <Badge tone="warn">{t`Changed`}</Badge>}
          </summary>
          <Pictures>
            {slots.map((slot) => (
              <PictureField
                key={slot}
                calls={calls}
                slot={slot}
                path={look[slot]}
                published={live[slot]}
                behind={behindOf(slot)}
                ground={preview.sidebar}
              />
            ))}
          </Pictures>
        </Group>
        <DraftBar
          draft={draft}
          saved={brand.draft}
          changed={[
            ...changedGroups.map(({ label }) => i18n._(label)),
            ...changedSlots.map((slot) => i18n._(pictureSlots[slot].label)),
          ]}
          lost={lost}
        >
          <Button
            look="primary"
            busy={publish.isPending}
            disabled={!checked.success || changedGroups.length + changedSlots.length === 0 || lost.length > 0}
            onClick={() => setQuestion('publish')}
          >{t`Publish theme`}</Button>
          {(brand.draft || !draft.isKept) && (
            <Button onClick={() => setQuestion('discard')}>{t`Discard changes`}</Button>
          )}
          {look.theme && (
            <Button look="quiet" onClick={draft.reset}>
              {resetText}
            </Button>
          )}
        </DraftBar>
      </Surface>
      <Stack>
        <ThemePreview
          theme={preview}
          name={name}
          logo={(slots.includes('resellerLogo') ? (look.resellerLogo ?? look.logo) : look.logo) ?? behind.logo}
          ownLogo={slots.includes('resellerLogo') ? look.logo : undefined}
          favicon={look.favicon ?? behind.favicon}
        />
        <PublishedBefore calls={calls} hasDraft={brand.draft !== null} onRestored={draft.forget} />
      </Stack>
      <PublishDialog
        isOpen={question === 'publish'}
        onClose={() => setQuestion(undefined)}
        onConfirm={store}
        seenBy={seenBy}
        hard={hard}
        colours={changedColours.map(({ path }) => ({ path, from: published[path], to: colours[path] }))}
        ground={preview.sidebar}
        pictures={changedSlots.map((slot) => ({ slot, path: look[slot] ?? behindOf(slot) }))}
      />
      <ConfirmDialog
        title={t`Discard the changes?`}
        confirmText={t`Discard changes`}
        isDanger
        isOpen={question === 'discard'}
        onClose={() => setQuestion(undefined)}
        onConfirm={async () => {
          draft.forget();
          if (brand.draft) await discard.mutateAsync(undefined);
        }}
      >
        <p>{t`The draft goes away for everybody who works on it. What is published stays as it is.`}</p>
      </ConfirmDialog>
    </Columns>
  );
}

const groundOf = (colours: Colours, path: ColourPath): string | undefined => {
  const ground = readOn[path];
  return ground && colours[ground];
};
