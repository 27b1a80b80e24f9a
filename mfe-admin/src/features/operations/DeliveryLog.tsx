import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import { mailKinds } from '@portal/contract/mail-kinds';
import { DeliveryFilter, listDeliveries, type Delivery } from '@portal/contract/operations';
import { Badge, Check, Instant, Mail, useQuery, X } from '@portal/shared-ui';
import { NameLink, Select, useListState, type Column, TablePage } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { mailWords } from './mail-words.ts';
import { deliveries } from './operations.api.ts';

const Above = styled.div`display: grid; gap: var(--s-4); margin-bottom: var(--s-3); h2 { margin-top: var(--s-3); }`;

const columns: readonly Column<Delivery>[] = [
  { key: 'at', header: msg`Time`, sort: 'at', cell: ({ at }) => <Instant value={at} /> },
  { key: 'to', header: msg`To`, card: 'title', sort: 'to', cell: ({ to }) => to },
  { key: 'kind', header: msg`Kind`, sort: 'kind', choices: mailWords, cell: ({ kind }) => <Kind kind={kind} /> },
  {
    key: 'company',
    header: msg`Company`,
    expendable: true,
    sort: 'company',
    cell: ({ company, companyId: id }) => <NameLink of={{ kind: 'company', id }}>{company}</NameLink>,
  },
  {
    key: 'attempts',
    header: msg`Attempts`,
    align: 'end',
    expendable: true,
    sort: 'attempts',
    cell: ({ attempts }) => attempts,
  },
  { key: 'answer', header: msg`Answer of the mail server`, sort: 'answer', cell: ({ answer }) => answer },
  {
    key: 'isTaken',
    header: msg`Status`,
    card: 'status',
    sort: 'isTaken',
    choices: { true: msg({ message: 'Accepted', context: 'mail' }), false: msg`Refused` },
    cell: ({ isTaken }) => <Taken isTaken={isTaken} />,
  },
];

/** An older server may have sent what this page has no word for. */
function Kind({ kind }: Pick<Delivery, 'kind'>) {
  const { i18n } = useLingui();
  const word = mailKinds.find((one) => one === kind);
  return word ? i18n._(mailWords[word]) : kind;
}

function Taken({ isTaken }: { isTaken: boolean }) {
  return isTaken ? (
    <Badge icon={Check} tone="success">
      <Trans context="mail">Accepted</Trans>
    </Badge>
  ) : (
    <Badge icon={X} tone="danger">
      <Trans>Refused</Trans>
    </Badge>
  );
}

type Props = { title: ReactNode; lead: ReactNode; actions: ReactNode; above: ReactNode };

/** A page that ends in the mails that were tried: to whom, which kind, when, and what the mail server said. */
export function DeliveryLog({ title, lead, actions, above }: Props) {
  const { t } = useLingui();
  const state = useListState(DeliveryFilter);
  const [filter, change] = state;
  const list = useQuery(deliveries(filter));
  return (
    <TablePage
      label={t`Delivery log`}
      title={title}
      lead={lead}
      actions={actions}
      notice={
        <Above>
          {above}
          <h2>{t`Delivery log`}</h2>
        </Above>
      }
      state={state}
      search={t`Address or company`}
      filters={
        <Select
          aria-label={t`Status`}
          value={filter.taken ?? ''}
          placeholder={t`Accepted and refused`}
          options={[
            { value: 'true', label: t({ message: 'Accepted', context: 'mail' }) },
            { value: 'false', label: t`Refused` },
          ]}
          onChange={(taken) => change({ taken: (taken || undefined) as typeof filter.taken })}
        />
      }
      list={{ name: 'deliveries', filter: DeliveryFilter, file: exportOf(listDeliveries) }}
      query={list}
      columns={columns}
      countsAll
      empty={{
        icon: Mail,
        title: t`No mail was sent yet`,
        why: t`Each mail stands here once the mail server was asked to take it.`,
      }}
    />
  );
}
