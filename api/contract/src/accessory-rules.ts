import type { ErrorKey } from './errors.ts';
import { share, sum } from './money.ts';

/** An accessory that the employee may add to the product. `price` in minor units ex VAT. */
export type OfferedAccessory = { id: string; price: number; mandatory: boolean };

/** The category's limits (SPEC 3 Category, RULES 2.1). */
export type AccessoryLimits = {
  allowMultipleAccessories: boolean;
  /** Highest count: 0 none, null unlimited. */
  accessoryLimit: number | null;
  /** Highest value in basis points of the main product's price: 0 or null no cap. */
  percentage: number | null;
};

export type AccessoryChoice = {
  productPrice: number;
  offered: readonly OfferedAccessory[];
  chosenIds: readonly string[];
  limits: AccessoryLimits;
};

/** How many accessories an order may have; null is unlimited. */
export function accessoryCountLimit(limits: AccessoryLimits): number | null {
  if (limits.allowMultipleAccessories) return limits.accessoryLimit;
  return Math.min(1, limits.accessoryLimit ?? 1);
}

/** The highest value of the accessories ex VAT; null is no cap. 30 % of 6,399.20 is 1,919.76 (scenario 16). */
export function accessoryValueCap(productPrice: number, limits: AccessoryLimits): number | null {
  return limits.percentage ? share(productPrice, limits.percentage) : null;
}

/** The choice plus what the employer made mandatory, in the offered order (RULES 2.1: added automatically). */
export function withMandatory(offered: readonly OfferedAccessory[], chosenIds: readonly string[]): OfferedAccessory[] {
  const chosen = new Set(chosenIds);
  return offered.filter((accessory) => accessory.mandatory || chosen.has(accessory.id));
}

/**
 * Every reason to refuse a choice of accessories; empty when it may be ordered. Mandatory ones count towards the
 * limits, but alone they are never refused: the employee cannot take them away.
 */
export function accessoryErrors(choice: AccessoryChoice): ErrorKey[] {
  const { offered, chosenIds, limits, productPrice } = choice;
  const errors: ErrorKey[] = [];
  const chosen = new Set(chosenIds);
  const known = new Set(offered.map((accessory) => accessory.id));
  if (chosen.size !== chosenIds.length) errors.push('invalid-data-provided');
  if (chosenIds.some((id) => !known.has(id))) errors.push('accessory-not-found');
  if (offered.some((accessory) => accessory.mandatory && !chosen.has(accessory.id)))
    errors.push('accessory-is-mandatory');

  const ordered = withMandatory(offered, chosenIds);
  if (ordered.every((accessory) => accessory.mandatory)) return errors;
  const highestCount = accessoryCountLimit(limits);
  const highestValue = accessoryValueCap(productPrice, limits);
  if (highestCount !== null && ordered.length > highestCount) errors.push('too-many-accessories');
  if (highestValue !== null && sum(ordered.map((accessory) => accessory.price)) > highestValue) {
    errors.push('accessories-too-expensive');
  }
  return errors;
}
