import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Words for the attributes that product files bring (SPEC 3 Product). Others are shown under the supplier's own name.
 */
export const attributeLabels: Readonly<Record<string, MessageDescriptor>> = {
  brand: msg`Brand`,
  model: msg`Model`,
  capacity: msg`Capacity`,
  screenSize: msg`Screen size`,
  weight: msg`Weight`,
  os: msg`Operating system`,
  colour: msg`Colour`,
  dualSim: msg`Dual SIM`,
  network: msg`Network`,
  wifi: msg`WiFi`,
  GTIN: msg`GTIN`,
};
