import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fixed, IconButton, LinkButton, useQueries, X } from '@portal/shared-ui';
import { shopProduct } from '../shop-product.api.ts';
import { compareAddress, comparedMost } from './compare-address.ts';
import { Tray } from './tray-style.ts';

type Props = { ids: readonly string[]; months: number | undefined; onChange: (ids: string[]) => void };

/** What is laid aside to compare: at the bottom of the shop, leads to the comparison (VISUAL-2 shop-pictures). */
export function CompareTray({ ids, months, onChange }: Props) {
  const { t } = useLingui();
  const products = useQueries({ queries: ids.map((id) => shopProduct(id, undefined)) });
  if (ids.length === 0) return null;
  return (
    <Tray aria-label={t`Compare`}>
      <div>
        <b>{t`Compare`}</b>
        <small>
          <Trans>
            {ids.length} of {comparedMost} chosen
          </Trans>
        </small>
      </div>
      <ul>
        {ids.map((id, index) => {
          const name = products[index]?.data?.data.offer.productName ?? '…';
          return (
            <li key={id}>
              <span>
                <Fixed>{name}</Fixed>
              </span>
              <IconButton
                label={t`Take ${name} out of the comparison`}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              />
            </li>
          );
        })}
      </ul>
      <LinkButton to={compareAddress(ids, months)} look="primary" size="large">
        <Plural value={ids.length} one="Look at #" other="Compare #" />
      </LinkButton>
    </Tray>
  );
}
