import type { I18n } from '@lingui/core';
import type { SessionUser } from '@portal/contract/auth';
import { roleLabels } from '@portal/shared-ui';

type Named = Pick<SessionUser['memberships'][number], 'role' | 'name'>;

/** `Company · Nordlys A/S`, as menus and lists name a membership. */
export const membershipName = (i18n: I18n, { role, name }: Named): string =>
  [i18n._(roleLabels[role]), name].filter(Boolean).join(' · ');
