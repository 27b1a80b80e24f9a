import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { HrSystemRow } from '@portal/contract/hr-systems';
import { Fixed, Link } from '@portal/shared-ui';
import { CountryName, type Column } from '@portal/shared-ui/kit';
import { EnabledBadge, enabledLabels } from './EnabledBadge.tsx';

const Word = ({ of }: { of: MessageDescriptor }) => useLingui().i18n._(of);

/** The columns of a list of payroll or HR programs; `kind` is the field that says which file each wants or writes. */
export function systemColumns<Kind extends string, Field extends string>(
  path: string,
  header: MessageDescriptor,
  kind: Field,
  labels: Readonly<Record<Kind, MessageDescriptor>>,
): readonly Column<Pick<HrSystemRow, 'id' | 'name' | 'country' | 'companies' | 'enabled'> & Record<Field, Kind>>[] {
  return [
    {
      key: 'name',
      header,
      sort: 'name',
      card: 'title',
      cell: (row) => (
        <Link to={`${path}/${row.id}/edit`}>
          <Fixed>{row.name}</Fixed>
        </Link>
      ),
    },
    { key: 'country', header: msg`Country`, sort: 'country', cell: (row) => <CountryName code={row.country} /> },
    { key: 'kind', header: msg`File`, sort: kind, choices: labels, cell: (row) => <Word of={labels[row[kind]]} /> },
    { key: 'companies', header: msg`Companies`, align: 'end', cell: (row) => row.companies },
    {
      key: 'state',
      header: msg`Status`,
      sort: 'enabled',
      choices: enabledLabels,
      card: 'status',
      cell: (row) => <EnabledBadge enabled={row.enabled} />,
    },
  ];
}
