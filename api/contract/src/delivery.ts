import * as v from 'valibot';
import { code, line, requiredLine } from './endpoint.ts';

export const DeliverTo = v.picklist(['USER_ADDRESS', 'COMPANY_ADDRESS'], 'invalid-data-provided');
export type DeliverTo = v.InferOutput<typeof DeliverTo>;

/** One place that an order may be sent to, as pages show it. */
export const ShownDelivery = v.object({
  method: DeliverTo,
  name: v.string(),
  addressLine1: v.string(),
  addressLine2: v.string(),
  zipCode: v.string(),
  city: v.string(),
  country: v.string(),
});
export type ShownDelivery = v.InferOutput<typeof ShownDelivery>;

/** An address that the employee types with the order. */
export const OwnAddress = v.strictObject({
  addressLine1: requiredLine(120),
  addressLine2: v.optional(line(120), ''),
  zipCode: v.pipe(code(20), v.nonEmpty('required')),
  city: requiredLine(80),
  country: v.optional(line(60), ''),
});
export type OwnAddress = v.InferOutput<typeof OwnAddress>;

/** Where an order goes; without it as the subscription says (RULES 3.1, scenario 70). */
export const deliveryEntries = {
  deliverTo: v.optional(DeliverTo),
  /** instead of the address that the workplace has; for this order alone */
  address: v.optional(OwnAddress),
  /** keeps the typed address for the next order */
  keepAddress: v.optional(v.boolean('invalid-data-provided'), false),
} as const;
export type DeliveryChoice = {
  deliverTo?: DeliverTo | undefined;
  address?: OwnAddress | undefined;
  keepAddress?: boolean | undefined;
};

/** The place that a choice leads to, of those that are offered; the first one is the subscription's own. */
export function chosenDelivery(
  offered: readonly ShownDelivery[],
  { deliverTo, address }: DeliveryChoice,
): ShownDelivery | undefined {
  const place = deliverTo ? offered.find(({ method }) => method === deliverTo) : offered[0];
  if (!place || !address) return place;
  return place.method === 'USER_ADDRESS' ? { ...place, ...address } : undefined;
}
