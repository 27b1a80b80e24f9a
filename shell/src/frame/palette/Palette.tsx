import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { LiveRegion, Search, useNavigate } from '@portal/shared-ui';
import type { RemoteMeta } from '@portal/shared-ui/remote';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { logOut } from '../../session/log-out.ts';
import { chooseLanguage } from '../choose-language.ts';
import { openKeysHelp } from '../keys/keys-help.ts';
import type { MenuGroup } from '../menu.ts';
import { openOtherRoles } from '../open-other-roles.ts';
import { useChooseMembership } from '../use-choose-membership.ts';
import { commandsOf, matching, type Command, type Deed } from './commands.ts';
import { Line, List, Nothing, Panel, TypeBox } from './palette-style.ts';
import { useFound } from './use-found.ts';

export type PaletteProps = {
  user: SessionUser;
  menu: readonly MenuGroup[];
  meta: RemoteMeta | undefined;
  onClose: () => void;
};

const kinds: Readonly<Record<Command['kind'], MessageDescriptor>> = {
  page: msg`Page`,
  action: msg`Action`,
  employee: msg`Employee`,
  order: msg`Order`,
  company: msg`Company`,
  supplier: msg`Supplier`,
  catalog: msg`Catalog`,
  category: msg`Category`,
  product: msg`Product`,
};

/**
 * Every page and action of the person by its name, and the employees and orders that match: type, choose with the arrow
 * keys, Enter (UX 1).
 */
export default function Palette({ user, menu, meta, onClose }: PaletteProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const perform = usePerform(onClose);
  // The browser's own modal, so the focus stays inside and returns to where it was.
  useEffect(() => panel.current?.showModal(), []);

  const asked = text.trim();
  const hits = useFound(user.role, meta?.hits ?? {}, asked);
  const found = matching(commandsOf({ user, menu, meta, i18n }), text);
  const search: Command[] =
    asked && user.role !== 'employee'
      ? [
          {
            id: 'search',
            label: t`Search for “${asked}”`,
            kind: 'action',
            deed: { to: `/search?${new URLSearchParams({ q: asked })}` },
          },
        ]
      : [];
  const lines = [...found, ...hits, ...search];
  const count = lines.length;
  const current = Math.min(at, count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const moveTo = (index: number) => {
    const next = (index + count) % Math.max(count, 1);
    setAt(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1 };
    const move = moves[event.key];
    const chosen = lines[current];
    if (move !== undefined) moveTo(move);
    else if (event.key === 'Enter' && chosen) perform(chosen.deed);
    else return;
    event.preventDefault();
  };
  return (
    <Panel
      ref={panel}
      aria-label={t`Go to`}
      onClose={onClose}
      onClick={(event) => event.target === panel.current && onClose()}
    >
      <TypeBox>
        <Search aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={t`Page or action`}
          placeholder={t`Go to a page, or do something`}
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={count > 0 ? optionId(current) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </TypeBox>
      <LiveRegion>
        <Plural value={count} one="# match" other="# matches" />
      </LiveRegion>
      {count === 0 && <Nothing>{t`Nothing matches`}</Nothing>}
      <List id={`${id}-list`} role="listbox" aria-label={t`Pages and actions`}>
        {lines.map((line, index) => (
          <Line
            key={line.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === current}
            onPointerMove={() => setAt(index)}
            onClick={() => perform(line.deed)}
          >
            <span>
              {line.label}
              {line.detail && <em>{line.detail}</em>}
            </span>
            <small>{i18n._(kinds[line.kind])}</small>
          </Line>
        ))}
      </List>
    </Panel>
  );
}

function usePerform(onClose: () => void): (deed: Deed) => void {
  const navigate = useNavigate();
  const choose = useChooseMembership();
  return (deed) => {
    onClose();
    if (deed === 'log-out') void logOut();
    else if (deed === 'keys') openKeysHelp();
    else if (deed === 'other-roles') void openOtherRoles();
    else if ('to' in deed) void navigate(deed.to);
    else if ('language' in deed) void chooseLanguage(deed.language);
    else choose(deed.membershipId);
  };
}
