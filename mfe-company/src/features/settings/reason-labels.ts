import { useLingui } from '@lingui/react/macro';
import type { insuranceReasons } from '@portal/contract/company-settings';

export function useReasonLabels(): Record<(typeof insuranceReasons)[number], string> {
  const { t } = useLingui();
  return {
    RESIGNATION: t`Resignation`,
    REDUNDANCY: t`Redundancy`,
    PARENTAL_LEAVE: t`Parental leave`,
    LONG_ILLNESS: t`Long illness`,
  };
}
