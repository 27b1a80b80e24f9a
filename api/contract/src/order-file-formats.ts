import * as v from 'valibot';
import { line } from './endpoint.ts';

/** How a supplier takes its orders: a CSV that a person or program opens, or one UBL 2.1 order document an order. */
export const orderFileFormats = ['CSV', 'UBL'] as const;
export type OrderFileFormat = (typeof orderFileFormats)[number];

/** Peppol BIS Order 3, orders without an answer (RULES 4.4). */
export const ublDefaults = {
  customizationId: 'urn:fdc:peppol.eu:poacc:trns:order:3',
  profileId: 'urn:fdc:peppol.eu:poacc:bis:order_only:3',
} as const;

const Identifier = v.pipe(line(200), v.regex(/^\S*$/, 'invalid-data-provided'));

/** Settings of order files on the supplier's form. The ids matter to UBL only. */
export const orderFileFields = {
  orderFileFormat: v.optional(v.picklist(orderFileFormats, 'invalid-data-provided'), 'CSV'),
  ublCustomizationId: v.optional(Identifier, ublDefaults.customizationId),
  ublProfileId: v.optional(Identifier, ublDefaults.profileId),
  /** `0184:DK12345678`: where the supplier receives documents; scheme, colon, number */
  ublEndpoint: v.optional(v.pipe(line(100), v.regex(/^(?:[0-9A-Z]{2,4}:\S+)?$/, 'invalid-data-provided')), ''),
} as const;
