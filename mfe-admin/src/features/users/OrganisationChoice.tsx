import { useLingui } from '@lingui/react/macro';
import { messageOf, roleLabels } from '@portal/shared-ui';
import { AsyncSelect, RadioGroup, type ComboOption } from '@portal/shared-ui/kit';
import { findCompanies } from '../../shared/company-choice.api.ts';
import { findSuppliers } from '../../shared/supplier-choice.api.ts';

const administered = ['admin', 'supplier', 'company'] as const;

/** What a person is to administer; `party` is the company or the supplier. */
export type Organisation = { role: (typeof administered)[number]; party: ComboOption | null };

type OrganisationChoiceProps = {
  value: Organisation;
  onChange: (value: Organisation) => void;
  /** asks for the company or the supplier that was left out */
  isMissing: boolean;
};

/** Back office, one supplier or one company. */
export function OrganisationChoice({ value: { role, party }, onChange, isMissing }: OrganisationChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <RadioGroup
        legend={t`Administrator of`}
        value={role}
        onChange={(chosen) => onChange({ role: chosen, party: null })}
        choices={administered.map((value) => ({ value, label: i18n._(roleLabels[value]) }))}
      />
      {role !== 'admin' && (
        <AsyncSelect
          key={role}
          label={i18n._(roleLabels[role])}
          queryKey={[role === 'company' ? 'companies' : 'suppliers']}
          load={role === 'company' ? findCompanies : findSuppliers}
          value={party}
          onChange={(chosen) => onChange({ role, party: chosen })}
          error={isMissing && !party ? messageOf('required') : undefined}
        />
      )}
    </>
  );
}
