import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportField } from '@portal/contract/import-kinds';

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
