import { useLingui } from '@lingui/react/macro';
import { AuditFilter, listAuditLines, type AuditLine } from '@portal/contract/audit';
import { exportOf } from '@portal/contract/list-exports';
import { ActRows, AuditLog } from '@portal/hub';
import { Fixed, Link, useQuery, VisuallyHidden } from '@portal/shared-ui';
import { AsyncSelect, FilterChip, useListState } from '@portal/shared-ui/kit';
import { adminActorLink, adminSubjectLink } from '../../shared/audit.api.ts';
import { filteredCompany, findCompanies } from '../../shared/company-choice.api.ts';
import { auditKinds, auditList, filteredActor, filteredSupplier, findActors } from './audit.api.ts';
import { ChainCheck } from './ChainCheck.tsx';

const none = {
  q: '',
  act: undefined,
  role: undefined,
  kind: undefined,
  action: undefined,
  actorId: undefined,
  companyId: undefined,
  supplierId: undefined,
  from: undefined,
  to: undefined,
};

/** Who did what, latest first. Lines are only ever added (SECURITY 2). */
export default function AuditPage() {
  const { t } = useLingui();
  const [filter, change] = useListState(AuditFilter);
  const { actorId, companyId, supplierId } = filter;
  return (
    <AuditLog
      title={t`Audit log`}
      lead={t`Every change of money, rights and settings, with who made it. Nobody can change or remove a line.`}
      actions={<ChainCheck />}
      filter={filter}
      onChange={change}
      onClear={() => change(none)}
      filters={<Whose filter={filter} onChange={change} />}
      isNarrowed={Boolean(actorId ?? companyId ?? supplierId)}
      query={useQuery(auditList(filter))}
      list={{ name: 'audit-log', filter: AuditFilter, file: exportOf(listAuditLines) }}
      kinds={useQuery(auditKinds).data?.data ?? []}
      rowsOf={(line) => <Rows line={line} />}
      linkOf={adminSubjectLink}
      ownerOf={Owner}
      actorLinkOf={adminActorLink}
    />
  );
}

/** The first entries of an act that was done to many. */
function Rows({ line }: { line: AuditLine }) {
  return <ActRows line={line} query={useQuery(auditList({ act: line.id, pageSize: 20 }))} linkOf={adminSubjectLink} />;
}

function Owner({ company, supplier }: AuditLine) {
  if (company)
    return (
      <Link to={`/admin/companies/${company.id}`}>
        <Fixed>{company.name}</Fixed>
      </Link>
    );
  return (
    supplier && (
      <Link to={`/admin/suppliers/${supplier.id}`}>
        <Fixed>{supplier.name}</Fixed>
      </Link>
    )
  );
}

type WhoseProps = { filter: AuditFilter; onChange: (change: Partial<AuditFilter>) => void };

/** Whose lines: one person's, one company's; each a chip once it is chosen. */
function Whose({ filter: { actorId, companyId, supplierId }, onChange }: WhoseProps) {
  const { t } = useLingui();
  const company = useQuery(filteredCompany(companyId)).data?.data;
  const actor = useQuery(filteredActor(actorId)).data?.data;
  const supplier = useQuery(filteredSupplier(supplierId)).data?.data;
  return (
    <>
      {actorId ? (
        <FilterChip label={t`Person`} value={actor?.name ?? '…'} onRemove={() => onChange({ actorId: undefined })} />
      ) : (
        <AsyncSelect
          label={<VisuallyHidden>{t`Person`}</VisuallyHidden>}
          placeholder={t`Person`}
          queryKey={['users', 'actors']}
          load={findActors}
          value={null}
          onChange={(option) => option && onChange({ actorId: option.id })}
        />
      )}
      {companyId ? (
        <FilterChip
          label={t`Company`}
          value={company?.company_name ?? '…'}
          onRemove={() => onChange({ companyId: undefined })}
        />
      ) : (
        <AsyncSelect
          label={<VisuallyHidden>{t`Company`}</VisuallyHidden>}
          placeholder={t`Company`}
          queryKey={['companies']}
          load={findCompanies}
          value={null}
          onChange={(option) => option && onChange({ companyId: option.id })}
        />
      )}
      {supplierId && (
        <FilterChip
          label={t`Supplier`}
          value={supplier?.name ?? '…'}
          onRemove={() => onChange({ supplierId: undefined })}
        />
      )}
    </>
  );
}
