import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@portal/contract/shop-products';
import { useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Small = styled.div`
  font-size: var(--fs-12);
  line-height: 1.0625rem;
  color: var(--text-3);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Box = styled.details`
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: var(--fs-13);
  line-height: 1.1875rem;
  color: var(--text-2);
  summary { padding: 12px 14px; font-weight: 550; color: var(--text); cursor: pointer; }
  > div { display: grid; gap: 8px; padding: 0 14px 14px; overflow-wrap: anywhere; }
  > div > div { white-space: pre-line; }
  li { margin: 0 0 4px 18px; list-style: disc; }
`;
/** Longer rules start folded, so that the button stays near its price. */
const foldedFrom = 400;

/**
 * What is accepted: the rules in the page's language and the main points of the addendum. Reading is never forced (UX
 * 1.9).
 */
export function RulesText({ product: { rules, salaryCalculation } }: { product: ProductDetail }) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const text = rules.text[locale];
  return (
    <>
      {salaryCalculation[locale] && <Small>{salaryCalculation[locale]}</Small>}
      <Box open={text.length < foldedFrom}>
        <summary>{t`Rules and addendum`}</summary>
        <div>
          {text && <div>{text}</div>}
          <ul>
            <li>
              <Trans>You accept a lower gross salary for the whole period. The amount is the same every month.</Trans>
            </li>
            <li>{t`Your workplace owns or leases the goods; you have the use of them.`}</li>
            <li>{t`If you leave earlier, what remains may be set off in your final salary or invoiced.`}</li>
            <li>{t`Pension and holiday pay may become lower with the gross salary.`}</li>
          </ul>
          <div>{t`You get the addendum as PDF by mail and find it with your order.`}</div>
        </div>
      </Box>
    </>
  );
}
