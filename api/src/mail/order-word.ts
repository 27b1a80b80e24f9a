import type { I18n } from '@lingui/core';

/** The word for an order: employees read "bestilling" in Danish everywhere, companies and suppliers "ordre". */
export const orderWord = (i18n: I18n, reader: 'employee' | 'company' | 'supplier'): string =>
  reader === 'employee' ? i18n.t({ id: 'order-confirmation.order', message: 'Order' }) : i18n.t('Order');
