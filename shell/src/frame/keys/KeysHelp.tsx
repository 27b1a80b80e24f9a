import { Trans, useLingui } from '@lingui/react/macro';
import { useSingleKeysStore } from '@portal/shared-ui';
import { Dialog, Switch, Refusal } from '@portal/shared-ui/kit';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MenuGroup } from '../menu.ts';
import { changeSingleKeys, readSingleKeys } from './keys.api.ts';
import { menuItemsOf } from './menu-items.ts';

const Stack = styled.div`display: grid; gap: var(--s-5);`;
const Group = styled.section`
  h3 { font-size: var(--fs-14); font-weight: 550; margin-bottom: 4px; }
  dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 2px var(--s-5); }
  dl > div { display: flex; align-items: center; gap: var(--s-3); min-height: 30px; }
  dt { flex: none; min-width: 84px; display: flex; gap: 4px; }
  kbd {
    padding: 1px 7px;
    border-radius: var(--r-sm);
    background: var(--n-100);
    box-shadow: inset 0 0 0 1px var(--line);
    font: inherit;
    font-size: var(--fs-12);
    line-height: 1.25rem;
  }
`;

type Line = { keys: readonly string[]; text: ReactNode };

function Keys({ title, lines }: { title: ReactNode; lines: readonly Line[] }) {
  return (
    <Group>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ keys, text }) => (
          <div key={keys.join(' ')}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}

/** Every key and what it does; the ones that act by themselves are switched off here (WCAG 2.1.4). */
export default function KeysHelp({ menu, onClose }: { menu: readonly MenuGroup[]; onClose: () => void }) {
  const { t } = useLingui();
  const { state } = useSingleKeysStore();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (state === 'unknown') void readSingleKeys();
  }, [state]);
  const choose = (isOn: boolean) => {
    setFailure(undefined);
    changeSingleKeys(isOn).catch(setFailure);
  };
  return (
    <Dialog title={t`Keys`} isOpen onClose={onClose} width={680} isDismissable>
      <Stack>
        <Refusal error={failure} />
        <Switch
          label={t`Single-letter keys`}
          hint={
            <Trans>
              They never act while you type in a field. Switch them off if speech control or an assistive device presses
              them by mistake. Ctrl K works anyway.
            </Trans>
          }
          checked={state === 'on'}
          disabled={state === 'unknown'}
          onChange={(event) => choose(event.target.checked)}
        />
        <Keys
          title={t`Everywhere`}
          lines={[
            { keys: ['Ctrl', 'K'], text: t`Go to a page, or do something` },
            { keys: ['/'], text: t`Search` },
            { keys: ['?'], text: t`Show this list` },
          ]}
        />
        <Keys
          title={t`In a list`}
          lines={[
            { keys: ['J'], text: t`Next row` },
            { keys: ['K'], text: t`Row before` },
            { keys: ['X'], text: t`Select the row` },
            { keys: ['Shift', 'X'], text: t`Select all up to this row` },
            { keys: ['Enter'], text: t`Open the row` },
          ]}
        />
        <Keys
          title={t`Go to a page`}
          lines={menuItemsOf(menu).map(({ letter, label }) => ({ keys: ['G', letter.toUpperCase()], text: label }))}
        />
      </Stack>
    </Dialog>
  );
}
