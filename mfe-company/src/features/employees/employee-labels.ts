import { useLingui } from '@lingui/react/macro';
import type { exitReasons, genders } from '@portal/contract/employee-forms';

export function useExitReasonLabels(): Record<(typeof exitReasons)[number], string> {
  const { t } = useLingui();
  return {
    RESIGNATION: t`Resignation`,
    REDUNDANCY: t`Redundancy`,
    PARENTAL_LEAVE: t`Parental leave`,
    LONG_ILLNESS: t`Long illness`,
    DISMISSAL: t`Dismissal`,
    OTHER: t`Other reason`,
  };
}

export function useGenderLabels(): Record<(typeof genders)[number], string> {
  const { t } = useLingui();
  return { '': t`Not stated`, FEMALE: t`Female`, MALE: t`Male`, OTHER: t({ message: 'Other', context: 'gender' }) };
}
