import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttributeKind } from '@portal/contract/attributes';
import type { KnownAttribute } from '@portal/contract/product-forms';

export const attributeWords: Record<KnownAttribute, MessageDescriptor> = {
  brand: msg`Brand`,
  model: msg`Model`,
  colour: msg`Colour`,
  capacity: msg`Capacity`,
  screenSize: msg`Screen size`,
  weight: msg`Weight`,
  os: msg`Operating system`,
  dualSim: msg`Dual SIM`,
  network: msg`4G or 5G`,
  wifi: msg`WiFi`,
  GTIN: msg`GTIN`,
};

export const kindWords: Record<AttributeKind, MessageDescriptor> = {
  TEXT: msg`Text`,
  NUMBER: msg`Number with unit`,
  YES_NO: msg`Yes or no`,
  CHOICE: msg`One of several`,
};
