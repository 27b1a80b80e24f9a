import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CompanyProduct } from '@portal/contract/company-catalogs';
import { Amount, Badge, Fixed, pictureSources } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';
import { SecondLine } from '@portal/shared-ui/kit';
import { Picture, WithPicture } from './catalog-style.ts';

const AmountOrNone = ({ value }: { value: CompanyProduct['price'] | null }) =>
  value ? <Amount minor={value.amount} /> : '–';

export const productColumns: readonly Column<CompanyProduct>[] = [
  {
    key: 'productName',
    header: msg`Product`,
    sort: 'productName',
    card: 'title',
    cell: (row) => (
      <WithPicture>
        {row.picture && <Picture {...pictureSources(row.picture, '36px')} alt="" loading="lazy" />}
        <span>
          <Fixed>{row.productName}</Fixed>
          <SecondLine>
            <Fixed>{row.categoryName}</Fixed>
          </SecondLine>
        </span>
      </WithPicture>
    ),
  },
  { key: 'SKU', header: msg`SKU`, sort: 'SKU', cell: (row) => <Fixed>{row.SKU}</Fixed> },
  {
    key: 'choice',
    header: msg`Marked`,
    card: 'status',
    expendable: true,
    cell: (row) =>
      row.mandatory && (
        <Badge tone="teal">
          <Trans>Employer’s choice</Trans>
        </Badge>
      ),
  },
  {
    key: 'accessories',
    header: msg`Accessories`,
    align: 'end',
    expendable: true,
    cell: (row) => <Fixed>{row.accessoryCount}</Fixed>,
  },
  {
    key: 'allRisk',
    header: msg`All-risk a month`,
    align: 'end',
    expendable: true,
    currency: (row) => row.allRisk?.currency,
    cell: (row) => <AmountOrNone value={row.allRisk} />,
  },
  {
    key: 'employeeIns',
    header: msg`Termination insurance a month`,
    align: 'end',
    expendable: true,
    currency: (row) => row.employeeIns?.currency,
    cell: (row) => <AmountOrNone value={row.employeeIns} />,
  },
  {
    key: 'retailPrice',
    header: msg`Retail price incl. VAT`,
    align: 'end',
    currency: (row) => row.retailPrice?.currency,
    cell: (row) => <AmountOrNone value={row.retailPrice} />,
  },
  {
    key: 'price',
    header: msg`Price ex VAT`,
    sort: 'price',
    align: 'end',
    card: 'amount',
    currency: (row) => row.price.currency,
    cell: (row) => <Amount minor={row.price.amount} />,
  },
];
