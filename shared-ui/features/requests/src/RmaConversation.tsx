import { Trans, useLingui } from '@lingui/react/macro';
import type { RmaDetail } from '@portal/contract/rma';
import { RmaMessage } from '@portal/contract/rma-messages';
import { Button, Instant, useSessionUser } from '@portal/shared-ui';
import { Fields, Form, FormActions, TextAreaField, useSchemaForm } from '@portal/shared-ui/forms';
import { ActorName, Send, useSaving } from '@portal/shared-ui/kit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { personOf } from './RequestNames.tsx';
import type { RmaConversationCalls } from './requests.api.ts';

const List = styled.ul`
  display: grid;
  gap: 10px;
  li {
    max-width: 88%;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: var(--r-md);
    background: var(--surface);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  li[data-own] { margin-left: auto; background: var(--accent-tint); border-color: var(--accent-line); }
  small { display: block; margin-bottom: 2px; color: var(--text-3); font-size: var(--fs-12); }
`;

type RmaConversationProps = { rma: RmaDetail; calls: RmaConversationCalls };

/** What employee, supplier, company and back office write to each other about a request; opening it reads it. */
export function RmaConversation({ rma, calls }: RmaConversationProps) {
  const role = useSessionUser()?.role;
  const messages = rma.logs.filter(({ toStatus, text }) => toStatus === null && text !== '');
  const { mutate: read } = useSaving(calls.key, () => calls.read(rma.id));
  useEffect(() => {
    if (rma.unread > 0) read();
  }, [rma.id, rma.unread, read]);
  return (
    <section>
      <h3>
        <Trans>Messages</Trans>
      </h3>
      {messages.length === 0 && (
        <p>
          <Trans>No messages yet. Everybody who works on this request reads them.</Trans>
        </p>
      )}
      <List>
        {messages.map((message) => (
          <li key={message.id} data-own={message.actorRole === role || undefined}>
            <small>
              <ActorName actor={message} person={personOf(rma)} /> · <Instant value={message.at} />
            </small>
            {message.text}
          </li>
        ))}
      </List>
      {(rma.status !== 'CLOSED' || role === 'company') && <Write rma={rma} calls={calls} />}
    </section>
  );
}

function Write({ rma, calls }: RmaConversationProps) {
  const { t } = useLingui();
  const form = useSchemaForm(RmaMessage, { text: '' });
  const send = useSaving(calls.key, (text: string) => calls.send(rma.id, text));
  return (
    <Form
      form={form}
      onSubmit={async ({ text }) => {
        await send.mutateAsync(text);
        form.reset();
      }}
    >
      <Fields>
        <TextAreaField form={form} name="text" label={t`Your message`} maxLength={2_000} />
        <FormActions>
          <Button type="submit" icon={<Send aria-hidden="true" />} busy={form.formState.isSubmitting}>
            {t`Send`}
          </Button>
        </FormActions>
      </Fields>
    </Form>
  );
}
