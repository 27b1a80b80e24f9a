import { Trans, useLingui } from '@lingui/react/macro';
import { filledText, MailTextForm, type CompanyMailText } from '@portal/contract/mail-texts';
import { Badge, Button, Card, languageNames, queryOptions, showToast, useSessionUser } from '@portal/shared-ui';
import {
  Form,
  FormActions,
  TextAreaField,
  TextField,
  useEditing,
  useSchemaForm,
  useWatch,
} from '@portal/shared-ui/forms';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTextChange, type MailTextCalls } from './mail-texts.api.ts';
import { MailLetter } from './MailLetter.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: var(--s-5);
  align-items: start;
  && form { padding: 0; }
  textarea { min-height: 220px; }
`;

type CardProps = { text: CompanyMailText; calls: MailTextCalls };

/** One mail in one language: its words beside the mail that they become. */
export function MailTextCard({ text, calls }: CardProps) {
  // The version falls when the standard text is back: then the form begins anew.
  const [last, setLast] = useState({ version: text.version, round: 0 });
  const { version } = text;
  if (version !== last.version) setLast({ version, round: last.round + (version < last.version ? 1 : 0) });
  return (
    <Card
      title={languageNames[text.locale]}
      actions={
        text.version > 0 ? (
          <Badge tone="success">
            <Trans>Own text</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>Standard text</Trans>
          </Badge>
        )
      }
    >
      <Words key={last.round} text={text} calls={calls} />
    </Card>
  );
}

/** The form keeps what it is given, so it gets a copy. */
const wordsOf = ({ text }: CompanyMailText) => ({ ...text });

function Words({ text, calls }: CardProps) {
  const { t } = useLingui();
  const { kind, locale, sample } = text;
  const which = { kind, locale };
  const form = useSchemaForm(MailTextForm, wordsOf(text));
  const save = useTextChange(calls, (body: MailTextForm & { version?: number }) => calls.save(which, body));
  const reset = useTextChange(calls, () => calls.reset(which));
  const [asked, setAsked] = useState<'test' | 'reset'>();
  const { email } = useSessionUser() ?? {};
  const own = ({ data }: { data: readonly CompanyMailText[] }) => ({
    data: data.find((one) => one.kind === kind && one.locale === locale) ?? text,
  });
  const editing = useEditing(form, {
    row: text,
    toValues: wordsOf,
    newest: queryOptions({ queryKey: [...calls.key, kind, locale], queryFn: async () => own(await calls.list()) }),
    // Sent whole; the version only where there is an own text.
    send: async ({ version, ...changed }: Partial<MailTextForm> & { version: number }) =>
      own(await save.mutateAsync({ ...(version === 0 ? {} : { version }), ...form.getValues(), ...changed })),
  });
  const [subject, greeting, body] = useWatch({ control: form.control, name: ['subject', 'greeting', 'body'] });
  const mail = filledText({ subject, greeting, body }, sample.values);
  const close = () => setAsked(undefined);
  return (
    <Columns>
      <Form
        form={form}
        onSubmit={async (values) => {
          if (await editing.save(values)) showToast(t`The text is saved`);
        }}
        conflict={editing.conflict}
      >
        <TextField form={form} name="subject" label={t`Subject`} autoComplete="off" />
        <TextField form={form} name="greeting" label={t`Greeting`} autoComplete="off" />
        <TextAreaField
          form={form}
          name="body"
          label={t`Text`}
          hint={t`An empty line begins a new paragraph. The link stands on a line of its own.`}
        />
        <FormActions>
          <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
            {t`Save text`}
          </Button>
          <Button onClick={async () => (await form.trigger()) && setAsked('test')}>{t`Send me a test mail`}</Button>
          {text.version > 0 && <Button onClick={() => setAsked('reset')}>{t`Back to the standard text`}</Button>}
        </FormActions>
      </Form>
      <MailLetter mail={{ ...mail, ...sample }} lang={locale === 'da-dk' ? 'da' : 'en'} />
      <ConfirmDialog
        isOpen={asked === 'test'}
        title={t`Send a test mail?`}
        confirmText={t`Send 1 mail`}
        onConfirm={async () => {
          await calls.test(which, form.getValues());
          showToast(t`The test mail is on its way`);
        }}
        onClose={close}
      >
        <p>
          <Trans>It goes to {email} and nobody else. Its button opens the login page and logs nobody in.</Trans>
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'reset'}
        title={t`Back to the standard text?`}
        confirmText={t`Use the standard text`}
        isDanger
        onConfirm={async () => {
          await reset.mutateAsync(undefined);
          showToast(t`The standard text is used again`);
        }}
        onClose={close}
      >
        <p>{t`Your own text is lost. Mails that were sent stay as they are.`}</p>
      </ConfirmDialog>
    </Columns>
  );
}
