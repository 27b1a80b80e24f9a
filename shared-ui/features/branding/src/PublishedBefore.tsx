import { Trans, useLingui } from '@lingui/react/macro';
import type { PublishedTheme } from '@portal/contract/branding';
import { Badge, Button, Card, fileUrl, Instant, useQuery } from '@portal/shared-ui';
import { ConfirmDialog, QueryResult } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { publishedThemes, useDraftChange, type BrandingCalls } from './branding.api.ts';
import { Swatch } from './Swatch.tsx';

const List = styled.ul`
  display: grid;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3); padding: var(--s-2) 0; }
  li + li { border-top: 1px solid var(--line); }
  p { flex: 1 1 160px; }
  img { max-width: 96px; max-height: 24px; padding: 2px; border-radius: 4px; object-fit: contain; }
  img { background: var(--theme-sidebar-bg); }
`;

type PublishedBeforeProps = {
  calls: BrandingCalls;
  hasDraft: boolean;
  /** the draft holds another look now */
  onRestored: () => void;
};

/** The last published looks, newest first; restoring puts one into the draft, and publishing it asks as ever. */
export function PublishedBefore({ calls, hasDraft, onRestored }: PublishedBeforeProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<PublishedTheme>();
  const change = useDraftChange(calls, ({ id }: PublishedTheme, version) => calls.restore(id, { version }));
  const restore = async (look: PublishedTheme) => {
    await change.mutateAsync(look);
    onRestored();
  };
  return (
    <Card title={t`Published before`}>
      <QueryResult isPart label={t`Published before`} query={useQuery(publishedThemes(calls))}>
        {(looks) =>
          looks.length === 0 ? (
            <p>{t`Nothing yet. Every theme that you publish is kept here, the last 20.`}</p>
          ) : (
            <List>
              {looks.map((look, index) => (
                <li key={look.id}>
                  {look.theme && <Swatch theme={look.theme} />}
                  {look.logo && <img src={fileUrl(look.logo)} alt={t`Logo`} />}
                  <p>
                    {look.isStart ? (
                      <Trans>
                        In use until <Instant value={look.publishedAt} />
                      </Trans>
                    ) : (
                      <Instant value={look.publishedAt} />
                    )}
                    {look.publishedBy && <> · {look.publishedBy}</>}
                    {!look.theme && <> · {t`default colours`}</>}
                  </p>
                  {index === 0 ? (
                    <Badge tone="success">{t`in use`}</Badge>
                  ) : (
                    <Button
                      size="small"
                      onClick={() => (hasDraft ? setAsked(look) : void restore(look).catch(() => undefined))}
                    >{t`Restore as draft`}</Button>
                  )}
                </li>
              ))}
            </List>
          )
        }
      </QueryResult>
      <ConfirmDialog
        title={t`Replace the draft?`}
        confirmText={t`Restore as draft`}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && restore(asked)}
      >
        <p>{t`What is changed and not published yet is lost. What is published stays as it is.`}</p>
      </ConfirmDialog>
    </Card>
  );
}
