import { useLingui } from '@lingui/react/macro';
import { leadingNumber } from '@portal/contract/attribute-values';
import type { AttributeDefinition } from '@portal/contract/attributes';

type Known = readonly Pick<AttributeDefinition, 'name' | 'kind'>[];

/** The value of an attribute in the page's language: yes and no, and numbers with its decimal mark. */
export function useAttributeText(definitions: Known): (name: string, value: string) => string {
  const { i18n, t } = useLingui();
  return (name, value) => {
    const kind = definitions.find((one) => one.name === name)?.kind;
    if (kind === 'YES_NO') return value === 'Yes' ? t`Yes` : value === 'No' ? t`No` : value;
    const number = kind === 'NUMBER' ? leadingNumber(value) : undefined;
    return number === undefined ? value : value.replace(/^-?\d+(\.\d+)?/, i18n.number(number));
  };
}
