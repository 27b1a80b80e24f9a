import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MappingReason } from '@portal/contract/import-fields';
import type { ImportField, ImportKind, ImportView, ImportWarning } from '@portal/contract/import-schemas';

/** Our names of what a column can mean. */
export const fieldLabels: Readonly<Record<ImportField, MessageDescriptor>> = {
  SKU: msg`SKU`, supplierSKU: msg`Supplier SKU`, productName: msg`Product name`, description: msg`Description`, price: msg`Price ex VAT`, retailPrice: msg`Retail price`,
  image: msg`Picture link`, productLink: msg`Product link`, brand: msg`Brand`, colour: msg`Colour`, capacity: msg`Capacity`, screenSize: msg`Screen size`, weight: msg`Weight`,
  os: msg`Operating system`, model: msg`Model`, dualSim: msg`Dual SIM`, network: msg`Network`, wifi: msg`WiFi`, billingPeriod: msg`Billing period, months`, allRisk: msg`All-risk insurance a month`, employeeIns: msg`Termination insurance a month`, GTIN: msg`GTIN`,
  category: msg`Category`, mandatory: msg`Mandatory`, featured: msg`Featured`, accessoryOf: msg`Accessory of`,
  employNo: msg`Employee number`, name: msg`Whole name`, firstName: msg`First name`, middleName: msg`Middle name`, lastName: msg`Last name`, email: msg`E-mail`, phone: msg`Phone`,
  department: msg`Department`, birthday: msg`Birthday`, gender: msg`Gender`, addressLine1: msg`Address`, addressLine2: msg`Address line 2`, zipCode: msg`Postal code`, city: msg`City`,
  country: msg`Country`, emailPrivate: msg`Private e-mail`, phonePrivate: msg`Private phone`, note: msg`Note`, exitDate: msg`Exit date`, role: msg`Role`,
};

/** Why a column was recognised; shown beside the choice. */
export const reasonLabels: Readonly<Record<MappingReason, MessageDescriptor>> = {
  'same-name': msg`Same name`, 'known-name': msg`Known name`, 'similar-name': msg`Similar name`, content: msg`By its values`, 'not-recognised': msg`Not used`,
};

export const warningLabels: Readonly<Record<ImportWarning, MessageDescriptor>> = {
  'price-moved': msg`Price moved more than 20 %`,
  'price-is-zero': msg`Price is 0.00: imported, cannot be ordered`,
  'value-not-read': msg`A value was not understood and is left out`,
  'has-left': msg`Has left: imported, not invited`,
  'looks-like-cpr': msg`Looks like a person number: do not store CPR numbers`,
  'role-not-imported': msg`Roles are given in the portal, not by a file`,
  'exit-date-not-changed': msg`Has running orders: set the exit date on the employee`,
};

export const encodingLabels: Readonly<Record<ImportView['encoding'], MessageDescriptor>> = {
  'utf-8': msg`UTF-8`, 'utf-16le': msg`UTF-16`, 'utf-16be': msg`UTF-16`, 'windows-1252': msg`Windows-1252`, xlsx: msg`Excel`,
};

export const delimiterLabels: Readonly<Record<string, MessageDescriptor>> = { ';': msg`semicolon`, ',': msg`comma`, '\t': msg`tab`, '|': msg`pipe` };

/** What the rows become. */
export const placeLabels: Readonly<Record<ImportKind, MessageDescriptor>> = { PRODUCTS: msg`In the catalog`, ACCESSORIES: msg`In the catalog`, EMPLOYEES: msg`In the portal` };
