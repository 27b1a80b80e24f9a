import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { SelectOption } from '@portal/shared-ui/kit';

/** A table of labels as the options of a select. */
export function useOptions(labels: Readonly<Record<string, MessageDescriptor>>): readonly SelectOption[] {
  const { i18n } = useLingui();
  return Object.entries(labels).map(([value, label]) => ({ value, label: i18n._(label) }));
}
