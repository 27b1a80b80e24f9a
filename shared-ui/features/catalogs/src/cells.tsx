import { Trans } from '@lingui/react/macro';
import type { Money } from '@portal/contract/money';
import type { Picture } from '@portal/contract/pictures';
import {
  Amount,
  Badge,
  EyeOff,
  Fixed,
  Link,
  Lock,
  Package,
  pictureSources,
  Tag,
  useSearchParams,
} from '@portal/shared-ui';
import { Headphones, SecondLine } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  a { font-weight: 550; overflow-wrap: anywhere; }
`;
const Frame = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--r-sm);
  background: var(--n-100);
  color: var(--text-3);
  overflow: hidden;
  svg { width: 18px; height: 18px; stroke-width: 1.5; }
  img { width: 100%; height: 100%; object-fit: contain; mix-blend-mode: multiply; }
`;

/** A small picture, or an icon when there is none. Decoration: the name stands beside it. */
function SmallPicture({ picture, isAccessory }: { picture: Picture | null; isAccessory: boolean }) {
  const Icon = isAccessory ? Headphones : Package;
  return (
    <Frame aria-hidden="true">
      {picture ? <img {...pictureSources(picture, '32px')} alt="" loading="lazy" /> : <Icon />}
    </Frame>
  );
}

type ItemNameProps = {
  item: { id: string; productName: string; SKU: string; supplierSKU: string; picture: Picture | null };
  isAccessory?: boolean;
};

/** Picture, name and SKUs; the name opens the drawer, and the address says so. */
export function ItemName({ item, isAccessory = false }: ItemNameProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('item', item.id);
  return (
    <Row>
      <SmallPicture picture={item.picture} isAccessory={isAccessory} />
      <span>
        <Link to={{ search: `?${next.toString()}` }}>
          <Fixed>{item.productName}</Fixed>
        </Link>
        <SecondLine>{[item.SKU, item.supplierSKU].filter((sku) => sku !== '').join(' · ')}</SecondLine>
      </span>
    </Row>
  );
}

const Badges = styled.span`display: inline-flex; flex-wrap: wrap; gap: 4px;`;

/** What customers notice of a product beside its price; 0.00 can be listed but not ordered (DECISIONS 15). */
export function ItemState({
  item,
}: {
  item: { hidden: boolean; mandatory: boolean; featured: boolean; price: Money };
}) {
  return (
    <Badges>
      {item.hidden && (
        <Badge icon={EyeOff}>
          <Trans>Hidden</Trans>
        </Badge>
      )}
      {item.mandatory && (
        <Badge tone="info" icon={Lock}>
          <Trans>Mandatory</Trans>
        </Badge>
      )}
      {item.featured && (
        <Badge tone="violet" icon={Tag}>
          <Trans>Featured</Trans>
        </Badge>
      )}
      {item.price.amount === 0 && (
        <Badge tone="warn">
          <Trans>Not orderable: no price</Trans>
        </Badge>
      )}
    </Badges>
  );
}

/** An amount; its currency stands once, in the column's head (VISUAL 4). Nothing where there is none. */
export function Price({ money }: { money: Money | null }): ReactNode {
  return money && <Amount minor={money.amount} />;
}
