import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Erasure } from '@portal/contract/privacy';
import { Day } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

const Part = styled.section`
  h3 { font-size: var(--fs-14); font-weight: 550; }
  p { font-size: var(--fs-13); color: var(--text-2); }
`;

const erasedLabels: readonly { columns: readonly string[]; label: MessageDescriptor }[] = [
  { columns: ['name', 'email', 'department'], label: msg`name, work e-mail and department` },
  { columns: ['phone', 'phone_private'], label: msg`phone numbers` },
  { columns: ['email_private'], label: msg`private e-mail` },
  { columns: ['birthday'], label: msg`birthday` },
  { columns: ['gender'], label: msg`gender` },
  { columns: ['address_line1', 'address_line2', 'zip_code', 'city', 'country'], label: msg`address` },
  { columns: ['note'], label: msg`note` },
  { columns: ['user_id'], label: msg`the login to this company` },
  { columns: ['name'], label: msg`mails to this person and staff files that were uploaded` },
];

const keptLabels: Readonly<Record<Erasure['kept'][number]['kind'], MessageDescriptor>> = {
  orders: msg`Orders`,
  salary_draws: msg`Salary draws`,
  pay_in_full_requests: msg`Pay-in-full requests`,
  rma_requests: msg`Repair requests`,
  addenda: msg`Signed addenda, with the name`,
  salary_files: msg`Salary files already made, with the name`,
  order_files: msg`Order files already made, with the name`,
};

/** What an erasure takes, and what stays under the employee number until when. */
export function ErasureLists({ erasure: { erased, kept } }: { erasure: Erasure }) {
  const { t, i18n } = useLingui();
  const names = erasedLabels
    .filter(({ columns }) => columns.some((column) => erased.includes(column)))
    .map(({ label }) => i18n._(label));
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
  return (
    <>
      <Part>
        <h3>
          <Trans>Erased now</Trans>
        </h3>
        <p>{list}</p>
      </Part>
      <Part>
        <h3>
          <Trans>Kept</Trans>
        </h3>
        {kept.length === 0 ? (
          <p>
            <Trans>There are no orders, draws or requests. Nothing that names the person stays.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>The bookkeeping law asks for these, as “Former employee” with the employee number.</Trans>
            </p>
            <DescriptionList
              facts={kept.map(({ kind, count, until }) => ({
                key: kind,
                label: t`${i18n._(keptLabels[kind])}: ${count}`,
                value: until ? (
                  <Trans>
                    until <Day value={until} />
                  </Trans>
                ) : (
                  t`as long as it runs`
                ),
              }))}
            />
          </>
        )}
      </Part>
    </>
  );
}
