import { useLingui } from '@lingui/react/macro';
import type { Theme } from '@portal/contract/theme';
import { Button, Card, Instant, useQuery } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { publishedThemes, type BrandingCalls } from './branding.api.ts';
import { Swatch } from './Swatch.tsx';

const List = styled.ul`
  display: grid;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3); padding: var(--s-2) 0; }
  li + li { border-top: 1px solid var(--line); }
  li span:first-of-type { flex: 1; }
`;

type PublishedBeforeProps = { calls: BrandingCalls; onRestore: (theme: Theme | null) => void };

/** The last published themes, newest first; restoring puts one into the fields, and publishing it asks as ever. */
export function PublishedBefore({ calls, onRestore }: PublishedBeforeProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Published before`}>
      <QueryResult isPart label={t`Published before`} query={useQuery(publishedThemes(calls))}>
        {(themes) =>
          themes.length === 0 ? (
            <p>{t`Nothing yet. Every theme that you publish is kept here, the last 20.`}</p>
          ) : (
            <List>
              {themes.map(({ id, theme, publishedAt }, index) => (
                <li key={id}>
                  {theme && <Swatch theme={theme} />}
                  <span>
                    <Instant value={publishedAt} />
                    {theme === null && <> · {t`reset`}</>}
                    {index === 0 && <> · {t`in use`}</>}
                  </span>
                  {index > 0 && <Button size="small" onClick={() => onRestore(theme)}>{t`Restore as draft`}</Button>}
                </li>
              ))}
            </List>
          )
        }
      </QueryResult>
    </Card>
  );
}
