import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeField } from '@portal/contract/employee-fields';
import type { Erasure } from '@portal/contract/privacy';
import { Day } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

const Part = styled.section`
  h3 { font-size: var(--fs-14); font-weight: 550; }
  p { font-size: var(--fs-13); color: var(--text-2); }
`;

const work = msg`name, work e-mail and department`;
const phones = msg`phone numbers`;
const address = msg`address`;

/** What an erasure takes of an employee's fields, each label once; null: it stays. */
const fieldLabels: Readonly<Record<EmployeeField, MessageDescriptor | null>> = {
  name: work,
  email: work,
  department: work,
  phone: phones,
  phonePrivate: phones,
  emailPrivate: msg`private e-mail`,
  birthday: msg`birthday`,
  gender: msg`gender`,
  addressLine1: address,
  addressLine2: address,
  zipCode: address,
  city: address,
  country: address,
  language: msg`language`,
  note: msg`note`,
  employNo: null,
  exitDate: null,
  role: null,
};
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const erasedLabels: readonly (readonly [column: string, label: MessageDescriptor | null])[] = [
  ...Object.entries(fieldLabels).map(([field, label]) => [columnOf(field), label] as const),
  ['user_id', msg`the login to this company`],
  ['name', msg`mails to this person and staff files that were uploaded`],
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
  const labels = new Set(erasedLabels.flatMap(([column, label]) => (label && erased.includes(column) ? [label] : [])));
  const names = [...labels].map((label) => i18n._(label));
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
  return (
    <>
      <Part>
        <h3>{t`Erased now`}</h3>
        <p>{list}</p>
      </Part>
      <Part>
        <h3>{t`Kept`}</h3>
        {kept.length === 0 ? (
          <p>{t`There are no orders, draws or requests. Nothing that names the person stays.`}</p>
        ) : (
          <>
            <p>{t`The bookkeeping law asks for these, as “Former employee” with the employee number.`}</p>
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
