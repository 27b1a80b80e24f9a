import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderDraw } from '@portal/contract/order-detail';

/** Where a draw stands, in the same words wherever draws are shown (RULES 2.4). */
export const drawStatusLabels: Readonly<Record<OrderDraw['status'], MessageDescriptor>> = {
  PLANNED: msg({ message: 'Planned', context: 'draw' }),
  IN_FILE: msg({ message: 'In salary file', context: 'draw' }),
  SENT: msg({ message: 'Sent to payroll', context: 'draw' }),
  SUSPENDED: msg({ message: 'Waits for pay in full', context: 'draw' }),
  CANCELLED: msg({ message: 'Cancelled', context: 'draw' }),
};
