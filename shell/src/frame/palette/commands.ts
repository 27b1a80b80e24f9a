import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionUser } from '@portal/contract/auth';
import { locales, type Locale } from '@portal/contract/constants';
import { languageNames } from '@portal/shared-ui';
import type { RemoteMeta } from '@portal/shared-ui/remote';
import { menuItemsOf } from '../keys/menu-items.ts';
import { membershipName } from '../membership-name.ts';
import { labelIn, type MenuGroup } from '../menu.ts';

/** What a line of the palette does. */
export type Deed =
  | { to: string }
  | { language: Locale }
  | { membershipId: string }
  | 'keys'
  | 'log-out'
  | 'other-roles';
export type Command = {
  id: string;
  label: string;
  detail?: string;
  kind: 'page' | 'action' | 'employee' | 'order' | 'company' | 'supplier' | 'catalog' | 'category' | 'product';
  deed: Deed;
};

type Given = { user: SessionUser; menu: readonly MenuGroup[]; meta: RemoteMeta | undefined; i18n: I18n };

/** Every page and action of a person: the menu's own entries, so that both show the same rights. */
export function commandsOf({ user, menu, meta, i18n }: Given): Command[] {
  const page = (to: string, label: string): Command => ({ id: to, label, kind: 'page', deed: { to } });
  const action = (id: string, label: string, deed: Deed): Command => ({ id, label, kind: 'action', deed });
  const others = user.memberships.filter(({ id }) => id !== user.membershipId);
  return [
    ...menuItemsOf(menu).map(({ to, label }) => page(to, label)),
    ...(user.role === 'company' || user.role === 'employee' ? [] : [page('/search', i18n._(msg`Search`))]),
    page('/profile', i18n._(msg`My profile`)),
    ...(meta?.actions ?? []).map(({ to, label }) => action(to, labelIn(label, i18n), { to })),
    ...others.map((membership) => {
      const { id } = membership;
      const who = membershipName(i18n, membership);
      return action(id, i18n._({ ...msg({ message: 'Act as {who}' }), values: { who } }), { membershipId: id });
    }),
    ...(user.hasOtherMemberships ? [action('other-roles', i18n._(msg`Use my other roles…`), 'other-roles')] : []),
    ...locales
      .filter((locale) => locale !== user.language)
      .map((locale) =>
        action(locale, i18n._({ ...msg({ message: 'Language: {name}' }), values: { name: languageNames[locale] } }), {
          language: locale,
        }),
      ),
    action('keys', i18n._(msg`Keys`), 'keys'),
    action('log-out', i18n._(msg`Log out`), 'log-out'),
  ];
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those that hold every typed word, the ones that begin with the text first; without a text all of them. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const asked = plain(text).trim();
  const words = asked.split(/\s+/);
  const found = commands.filter(({ label }) => words.every((word) => plain(label).includes(word)));
  return found.toSorted((a, b) => Number(plain(b.label).startsWith(asked)) - Number(plain(a.label).startsWith(asked)));
}
