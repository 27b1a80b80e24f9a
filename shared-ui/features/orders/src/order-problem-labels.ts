import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderProblem } from '@portal/contract/order-kinds';

/** What is wrong with an order, in place of its status (DECISIONS 24). */
export const orderProblemLabels = {
  ADDRESS_MISSING: msg`No delivery address`,
  PERSON_BLOCKED: msg`Employee is blocked`,
  SENDING_FAILED: msg`Not sent to the supplier`,
  PROCESSING_TOO_LONG: msg`In process for over 14 days`,
  SERIAL_MISSING: msg`Serial number missing`,
} satisfies Record<OrderProblem, MessageDescriptor>;
