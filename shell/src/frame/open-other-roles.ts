import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { showToast } from '@portal/shared-ui';
import { askForProof } from '../session/proof.ts';

/** Asks for the password of the login; then all its memberships can be chosen in this session. */
export async function openOtherRoles(): Promise<void> {
  if (await askForProof()) showToast(i18n._(msg`All your roles are in the menu under your name.`));
}
