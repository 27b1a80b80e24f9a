import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProductObstacle } from '@portal/contract/product-rows';
import { Note } from '@portal/shared-ui';

const words: Record<ProductObstacle, MessageDescriptor> = {
  HIDDEN: msg`It is hidden. Show it to employees below.`,
  NO_PRICE: msg`Its price is 0.00. Enter a price below.`,
  CATEGORY_OFF: msg`Its category is switched off by the back office. Choose another one, or ask them.`,
  NOT_ASSIGNED: msg`No company has this catalog. Assign it to one.`,
  NOT_OFFERED: msg`No company offers this catalog in an open subscription. The companies decide that.`,
};

/** Why no employee can order the product, each reason with what mends it; nothing while one can. */
export function Obstacles({ obstacles }: { obstacles: readonly ProductObstacle[] }) {
  const { t } = useLingui();
  if (obstacles.length === 0) return null;
  return (
    <Note tone="warn">
      <b>{t`Nobody can order this:`}</b>
      <ul>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{t(words[obstacle])}</li>
        ))}
      </ul>
    </Note>
  );
}
