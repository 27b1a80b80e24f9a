import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { statedLanguages } from '@portal/contract/employee-fields';
import type { exitReasons, genders } from '@portal/contract/employee-forms';
import { languageNames } from '@portal/shared-ui';

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

/** Languages by their own names, whatever the page's is. */
export const statedLanguageLabels: Readonly<Record<(typeof statedLanguages)[number], MessageDescriptor>> = {
  '': msg`The company's language`,
  'en-us': { id: languageNames['en-us'] },
  'da-dk': { id: languageNames['da-dk'] },
};

export function useGenderLabels(): Record<(typeof genders)[number], string> {
  const { t } = useLingui();
  return { '': t`Not stated`, FEMALE: t`Female`, MALE: t`Male`, OTHER: t({ message: 'Other', context: 'gender' }) };
}
