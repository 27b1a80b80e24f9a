import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@portal/contract/users';
import { ApiError, showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { OrganisationChoice, type Organisation } from './OrganisationChoice.tsx';
import { administratorsOf } from './roles.ts';
import { useAddRole } from './users.api.ts';

const nothing: Organisation = { role: 'company', party: null };

type AddRoleDialogProps = { user: User; isOpen: boolean; onClose: () => void };

/** Makes a person administrator of something more; it opens when they accept the mailed invitation (DECISIONS 41). */
export function AddRoleDialog({ user: { name, email, language }, isOpen, onClose }: AddRoleDialogProps) {
  const { t } = useLingui();
  const [organisation, setOrganisation] = useState(nothing);
  const [isMissing, setIsMissing] = useState(false);
  const add = useAddRole();
  const { role, party } = organisation;
  const choose = (chosen: Organisation) => {
    setOrganisation(chosen);
    setIsMissing(false);
  };
  const save = async () => {
    const id = party?.id ?? null;
    const administrators = administratorsOf({ role, companyId: id, supplierId: id });
    if (!administrators) {
      setIsMissing(true);
      throw new ApiError({ key: 'required', status: 0, requestId: '' });
    }
    await add.mutateAsync({ administrators, person: { name, email, language } });
    showToast(t`${name} is invited. The role opens when the invitation is accepted.`);
  };
  const close = () => {
    choose(nothing);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Add a role for ${name}`}
      confirmText={t`Send invitation`}
      isOpen={isOpen}
      onClose={close}
      onConfirm={save}
    >
      <OrganisationChoice value={organisation} onChange={choose} isMissing={isMissing} />
      <p>
        <Trans>
          An invitation goes to {email}. Nothing opens before {name} accepts it.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
