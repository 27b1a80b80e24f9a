import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MappingReason } from '@portal/contract/import-fields';
import type { ImportKind } from '@portal/contract/import-kinds';
import type { ImportWarning } from '@portal/contract/import-rows';
import type { ImportUndone, ImportView } from '@portal/contract/import-view';

/** Why a column was recognised; shown beside the choice. */
export const reasonLabels: Readonly<Record<MappingReason, MessageDescriptor>> = {
  'same-name': msg`Same name`,
  'known-name': msg`Known name`,
  'similar-name': msg`Similar name`,
  content: msg`By its values`,
  'not-recognised': msg`Not used`,
};

export const warningLabels: Readonly<Record<ImportWarning, MessageDescriptor>> = {
  'price-moved': msg`Price moved more than 20 %`,
  'picture-not-fetched': msg`Picture could not be fetched: the drawing of the category is shown`,
  'attribute-not-typed': msg`Value does not fit its attribute: kept as text`,
  'price-is-zero': msg`Price is 0.00: imported, cannot be ordered`,
  'value-not-read': msg`A value was not understood and is left out`,
  'day-means-none': msg`A day that means “none” is left out`,
  'letters-look-broken': msg`Letters look broken: choose another encoding, or mend them here`,
  'has-left': msg`Has left: imported, not invited`,
  'looks-like-cpr': msg`Looks like a person number: do not store CPR numbers`,
  'role-not-imported': msg`Roles are given in the portal, not by a file`,
  'exit-date-not-changed': msg`Has running orders: set the exit date on the employee`,
};

/** Why a person stays when an import is undone. */
export const obstacleLabels: Readonly<Record<ImportUndone['kept'][number]['reason'], MessageDescriptor>> = {
  CHANGED: msg`changed since`,
  INVITED: msg`has a login or an invitation`,
  IN_USE: msg`is in a subscription or has ordered`,
  DELETED: msg`already deleted`,
};

/** The same of products and accessories. */
export const productObstacleLabels: typeof obstacleLabels = {
  ...obstacleLabels,
  IN_USE: msg`has been ordered or has accessories`,
};

export const encodingLabels: Readonly<Record<ImportView['encoding'], MessageDescriptor>> = {
  'utf-8': msg`UTF-8`,
  'utf-16le': msg`UTF-16`,
  'utf-16be': msg`UTF-16`,
  'windows-1252': msg`Windows-1252`,
  'utf-8-twice': msg`UTF-8, encoded twice`,
  ibm850: msg`DOS (850)`,
  ibm865: msg`DOS, Nordic (865)`,
  macintosh: msg`Mac`,
  xlsx: msg`Excel`,
  'google-feed': msg`Google product feed`,
  bmecat: msg`BMEcat`,
  'ubl-catalogue': msg`Peppol catalogue (UBL)`,
};

export const delimiterLabels: Readonly<Record<string, MessageDescriptor>> = {
  ';': msg`semicolon`,
  ',': msg`comma`,
  '\t': msg`tab`,
  '|': msg`pipe`,
};

/** What the rows become. */
export const targetLabels: Readonly<Record<ImportKind, MessageDescriptor>> = {
  PRODUCTS: msg`In the catalog`,
  ACCESSORIES: msg`In the catalog`,
  EMPLOYEES: msg`In the portal`,
};
