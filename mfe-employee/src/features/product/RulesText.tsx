import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { ProductDetail } from '@portal/contract/shop';
import { useFormat } from '@portal/shared-ui';

const Box = styled.details`
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: var(--fs-13);
  line-height: 19px;
  color: var(--text-2);
  summary { padding: 11px 14px; min-height: 44px; font-weight: 550; color: var(--text); cursor: pointer; }
  > div { display: grid; gap: 8px; padding: 0 14px 14px; white-space: pre-line; overflow-wrap: anywhere; }
  li { margin: 0 0 4px 18px; list-style: disc; }
`;

/** What is accepted: the rules in the page's language and the main points of the addendum. Not forced open (UX 1.9). */
export function RulesText({ product: { rules, salaryCalculation } }: { product: ProductDetail }) {
  const { locale } = useFormat();
  return (
    <>
      {salaryCalculation[locale] && <Box as="div"><div>{salaryCalculation[locale]}</div></Box>}
      <Box open={rules.text[locale].length < 400}>
        <summary>
          <Trans>Rules and addendum</Trans>
        </summary>
        <div>
          {rules.text[locale] && <p>{rules.text[locale]}</p>}
          <ul>
            <li>
              <Trans>You accept a lower gross salary for the whole period. The amount is the same every month.</Trans>
            </li>
            <li>
              <Trans>Your workplace owns or leases the goods; you have the use of them.</Trans>
            </li>
            <li>
              <Trans>If you leave earlier, what remains may be set off in your final salary or invoiced.</Trans>
            </li>
            <li>
              <Trans>Pension and holiday pay may become lower with the gross salary.</Trans>
            </li>
          </ul>
          <p>
            <Trans>You get the addendum as PDF by mail and find it with your order.</Trans>
          </p>
        </div>
      </Box>
    </>
  );
}
