import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderFileFormat } from '@portal/contract/order-file-formats';

/** The forms of an order file, as people read them. */
export const orderFileFormatNames = {
  CSV: msg`CSV, one file`,
  UBL: msg`UBL 2.1, one document an order`,
} satisfies Record<OrderFileFormat, MessageDescriptor>;
