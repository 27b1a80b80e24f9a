import { useLingui } from '@lingui/react/macro';
import { getMasterData, type MasterData } from '@portal/contract/master-data';
import { Banknote, BookOpen, Card, Coins, EmptyState, PageHeader, Tag, queryOf, useQuery } from '@portal/shared-ui';
import { DataTable } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { currencyChoices } from './catalogs.api.ts';
import { categoryColumns, currencyColumns, hrSystemColumns, salarySystemColumns } from './master-data-columns.tsx';

const masterData = queryOf(['master-data'], getMasterData);

/** One of its lists, as a table takes it. */
const useList = <Name extends keyof MasterData>(name: Name) =>
  useQuery({ ...masterData, select: ({ data }: { data: MasterData }) => ({ data: data[name] }) });

const Parts = styled.div`display: grid; gap: var(--s-5);`;

/** What back office keeps for all portals, to read (RULES 3.6): who uses a category or a system is not shown. */
export function MasterDataPage() {
  const { t } = useLingui();
  const idOf = ({ id }: { id: string }) => id;
  return (
    <>
      <PageHeader
        title={t`Categories and systems`}
        lead={t`What goods, amounts and files can be of. Back office keeps these lists.`}
      />
      <Parts>
        <Card title={t`Categories`} flush>
          <DataTable
            label={t`Categories`}
            query={useList('categories')}
            columns={categoryColumns}
            rowKey={idOf}
            empty={<EmptyState icon={Tag} title={t`No categories yet`} />}
          />
        </Card>
        <Card title={t`Currencies`} flush>
          <DataTable
            label={t`Currencies`}
            query={useQuery(currencyChoices)}
            columns={currencyColumns}
            rowKey={idOf}
            empty={<EmptyState icon={Coins} title={t`No currencies`} />}
          />
        </Card>
        <Card title={t`Salary systems`} flush>
          <DataTable
            label={t`Salary systems`}
            query={useList('salarySystems')}
            columns={salarySystemColumns}
            rowKey={idOf}
            empty={<EmptyState icon={Banknote} title={t`No salary systems yet`} />}
          />
        </Card>
        <Card title={t`HR systems`} flush>
          <DataTable
            label={t`HR systems`}
            query={useList('hrSystems')}
            columns={hrSystemColumns}
            rowKey={idOf}
            empty={<EmptyState icon={BookOpen} title={t`No HR systems yet`} />}
          />
        </Card>
      </Parts>
    </>
  );
}
