import { Trans, useLingui } from '@lingui/react/macro';
import { seeAsMinutes, SeeAsForm, startSeeAs } from '@portal/contract/see-as';
import { Button, call, signIn, useMutation, useNavigate } from '@portal/shared-ui';
import { Fields, Form, SaveActions, TextField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog, Segmented } from '@portal/shared-ui/kit';
import { useState } from 'react';

/** Leads to the portal as one person has it; `title` says in which role. */
export function SeeAsButton({ membershipId, name, title }: { membershipId: string; name: string; title: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" aria-label={t`See as ${title}`} onClick={() => setIsOpen(true)}>
        {t`See as`}
      </Button>
      <SeeAsDialog membershipId={membershipId} name={name} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type SeeAsDialogProps = { membershipId: string; name: string; isOpen: boolean; onClose: () => void };

/** Asks why and for how long, and says who can see it, before the portal is seen as another person. */
export function SeeAsDialog({ membershipId, name, isOpen, onClose }: SeeAsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`See the portal as ${name}`} isOpen={isOpen} onClose={onClose}>
      <Why membershipId={membershipId} name={name} onClose={onClose} />
    </Dialog>
  );
}

function Why({ membershipId, name, onClose }: Omit<SeeAsDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [minutes, setMinutes] = useState<(typeof seeAsMinutes)[number]>(seeAsMinutes[0]);
  const form = useSchemaForm(SeeAsForm, { reason: '' });
  const start = useMutation({
    mutationFn: ({ reason }: SeeAsForm) => call(startSeeAs, { body: { membershipId, reason, minutes } }),
    meta: { form: true },
  });
  const look = async (values: SeeAsForm) => {
    const { data } = await start.mutateAsync(values);
    onClose();
    // Empties the cache: nothing that back office fetched may be seen as the person.
    signIn(data);
    void navigate('/');
  };
  return (
    <Form form={form} onSubmit={look}>
      <Fields>
        <p>
          <Trans>
            You see what {name} sees and can change nothing. It stands in the history of {name}, in the activity of the
            company and in the audit log, with the reason.
          </Trans>
        </p>
        <TextField form={form} name="reason" label={t`Reason`} hint={t`The company can read it: name the case.`} />
        <Segmented
          legend={t`For how long`}
          value={String(minutes)}
          choices={seeAsMinutes.map((value) => ({ value: String(value), label: t`${value} minutes` }))}
          onChange={(chosen) => setMinutes(seeAsMinutes.find((value) => String(value) === chosen) ?? minutes)}
        />
      </Fields>
      <SaveActions save={t`See the portal`} cancel={onClose} busy={form.formState.isSubmitting} />
    </Form>
  );
}
