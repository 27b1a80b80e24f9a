import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard } from '@portal/contract/shop-products';
import { Badge, Fixed, generatePath, Lock, Tick, useFormat } from '@portal/shared-ui';
import { WandSparkles } from '@portal/shared-ui/kit';
import { SmallBar } from '../../shared/SmallBar.tsx';
import { useAttributeText } from '../../shared/use-attribute-text.ts';
import { useUnit } from '../../shared/use-unit.ts';
import { factsOf, tellingAttributes } from './card-facts.ts';
import { Body, Compare, Face, Picture, Price, Reason } from './card-style.ts';
import { CardKey } from './CardKey.tsx';
import { CardVariants } from './CardVariants.tsx';

type Comparison = {
  isChosen: boolean;
  isFull: boolean;
  /** of what is laid aside already: only one category can be compared */
  categoryId: string | undefined;
  onToggle: () => void;
};
type Props = { card: ProductCard; show: 'net' | 'gross'; isTaxed: boolean; isLarge?: boolean; comparison?: Comparison };

/** Where a card leads: the product in its subscription, in the period that the card shows. */
function addressOf({ catalogId, id, subscriptionId, months }: ProductCard, isTaxed: boolean): string {
  const search = new URLSearchParams({ subscriptionId, months: String(months), ...(isTaxed ? { taxed: 'yes' } : {}) });
  return `${generatePath('/employee/catalogs/:catalogId/products/:productId', { catalogId, productId: id })}?${search}`;
}

/** One product of the shop: what it costs a month, and of what (VISUAL 4). */
export function ProductCardLink({ card, show, isTaxed, isLarge = false, comparison }: Props) {
  const { t } = useLingui();
  const { amount } = useFormat();
  const facts = factsOf(card, useAttributeText(tellingAttributes));
  const { net, monthlyPrice, monthlyBeforeSubsidy, subsidyPerMonth, months } = card;
  const netPerMonth = (isTaxed && net?.alreadyTaxedNetPerMonth) || net?.netPerMonth;
  const taxIn = netPerMonth === net?.netPerMonth ? (net?.taxableCost.amount ?? 0) : 0;
  const isNet = show === 'net' && netPerMonth !== undefined;
  const currency = useUnit(monthlyPrice.currency);
  const gross = amount(monthlyPrice.amount);
  const split = {
    before: monthlyBeforeSubsidy.amount,
    subsidy: subsidyPerMonth.amount,
    net: netPerMonth?.amount ?? monthlyPrice.amount,
  };
  return (
    <li data-large={isLarge || undefined} data-compared={comparison?.isChosen || undefined}>
      {comparison && <CompareTick card={card} {...comparison} />}
      <Face to={addressOf(card, isTaxed)} $large={isLarge}>
        <Picture
          picture={card.picture}
          categoryName={card.category.name}
          sizes={isLarge ? '(max-width: 759px) 100vw, 520px' : '(max-width: 759px) 118px, 380px'}
          isEager={isLarge}
          $large={isLarge}
        />
        <Body $large={isLarge}>
          {card.mandatory && !card.takenBy && (
            <Badge tone="outline" icon={Lock}>
              {t`Chosen by your workplace`}
            </Badge>
          )}
          {card.takenBy && <Badge icon={Lock}>{t`You have one`}</Badge>}
          {card.featured && !card.mandatory && !card.takenBy && (
            <Badge tone="teal" icon={WandSparkles}>
              {t`Recommended`}
            </Badge>
          )}
          <CardVariants card={card} />
          <h2>
            <Fixed>{card.productName}</Fixed>
          </h2>
          <p>
            {card.variants.count > 1 && (
              <>
                {card.variants.colours > 1 ? (
                  <Plural value={card.variants.colours} one="# colour" other="# colours" />
                ) : (
                  <Plural value={card.variants.count} one="# variant" other="# variants" />
                )}
                {' · '}
              </>
            )}
            {isLarge ? card.description || facts : facts}
          </p>
          {card.orderable ? (
            <>
              <Price $large={isLarge}>
                <b>{isNet ? <Fixed>{amount(netPerMonth.amount)}</Fixed> : gross}</b>
                <span>{isNet ? <Trans>{currency} net/mo.</Trans> : <Trans>{currency} gross/mo.</Trans>}</span>
              </Price>
              {isLarge && <SmallBar split={split} height={10} />}
              {isLarge && <CardKey split={split} />}
              <small>
                {isNet ? (
                  <Trans>
                    {gross} gross in <Plural value={months} one="# month" other="# months" />
                  </Trans>
                ) : (
                  <Trans>
                    in <Plural value={months} one="# month" other="# months" />
                  </Trans>
                )}
                {subsidyPerMonth.amount > 0 && !isLarge && (
                  <Trans>, before subsidy {amount(monthlyBeforeSubsidy.amount)}</Trans>
                )}
                {isNet && taxIn > 0 && <Trans>, incl. {amount(taxIn)} tax on the benefit</Trans>}
              </small>
              {!isLarge && <SmallBar split={split} />}
              {card.takenBy && <Taken takenBy={card.takenBy} />}
            </>
          ) : (
            <Price $large={isLarge}>
              <span>{t`Price is missing. Cannot be ordered yet.`}</span>
            </Price>
          )}
        </Body>
      </Face>
    </li>
  );
}

/** Why it cannot be chosen now, and when that changes. */
function Taken({ takenBy: { orderNumber, expireDate } }: { takenBy: NonNullable<ProductCard['takenBy']> }) {
  const { day } = useFormat();
  return (
    <Reason>
      <b>
        <Trans>You have one in this category, order {orderNumber}</Trans>
      </b>
      {expireDate ? (
        <Trans>It is paid until {day(expireDate)}. You can choose again for the time after that.</Trans>
      ) : (
        <Trans>Only one at a time can be chosen.</Trans>
      )}
    </Reason>
  );
}

/** Lays a product aside; of another category than the first one, or as the fourth, it says why not. */
function CompareTick({ card, isChosen, isFull, categoryId, onToggle }: Comparison & { card: ProductCard }) {
  const { t } = useLingui();
  const { productName, category } = card;
  const isOther = categoryId !== undefined && categoryId !== category.id;
  const reason = isOther
    ? t`Only products of one category can be compared`
    : isFull
      ? t`At most three products can be compared`
      : undefined;
  const isBlocked = reason !== undefined && !isChosen;
  return (
    <Compare title={isBlocked ? reason : undefined}>
      <Tick
        checked={isChosen}
        aria-label={t`Compare ${productName}`}
        aria-disabled={isBlocked || undefined}
        aria-description={isBlocked ? reason : undefined}
        onChange={() => !isBlocked && onToggle()}
      />
      <span aria-hidden="true">{t`Compare`}</span>
    </Compare>
  );
}
