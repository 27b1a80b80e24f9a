import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import {
  accountStatusLabels,
  orderStatusLabels,
  requestStatusLabels,
  subscriptionStateLabels,
  type AccountStatus,
  type OrderStatus,
  type RequestStatus,
  type SubscriptionState,
} from '../labels/labels.ts';
import { Badge, type Tone } from '../ui/Badge.tsx';
import { BadgeCheck, Ban, Check, Lock, TriangleAlert, X, type LucideIcon } from '../ui/icons.ts';
import { CircleDot, Clock, Hourglass, Loader, Pencil, ThumbsDown, ThumbsUp, Truck, Wallet } from './kit-icons.ts';

type Look = { icon: LucideIcon; tone: Tone; struck?: boolean };

const orderLooks: Record<OrderStatus, Look> = {
  PROPOSED: { icon: Hourglass, tone: 'outline' },
  ORDERED: { icon: Clock, tone: 'warn' },
  PROCESSING: { icon: Loader, tone: 'info' },
  DISPATCHED: { icon: Truck, tone: 'violet' },
  COMPLETED: { icon: Check, tone: 'success' },
  DELETED: { icon: X, tone: 'neutral', struck: true },
  NOT_ACCEPTED: { icon: X, tone: 'neutral' },
};

const requestLooks: Record<RequestStatus, Look> = {
  PENDING: { icon: Hourglass, tone: 'outline' },
  CREATED: { icon: CircleDot, tone: 'info' },
  UPDATED: { icon: Pencil, tone: 'info' },
  APPROVED: { icon: BadgeCheck, tone: 'teal' },
  ACCEPTED: { icon: ThumbsUp, tone: 'violet' },
  PAID: { icon: Wallet, tone: 'success' },
  DECLINED: { icon: ThumbsDown, tone: 'danger' },
  REJECTED: { icon: X, tone: 'danger' },
  CLOSED: { icon: Lock, tone: 'neutral' },
};

const accountLooks: Record<AccountStatus, Look> = {
  ACTIVE: { icon: Check, tone: 'success' },
  PENDING: { icon: Hourglass, tone: 'outline' },
  BLOCKED: { icon: Ban, tone: 'danger' },
};

const subscriptionStateLooks: Record<SubscriptionState, Look> = {
  UPCOMING: { icon: Clock, tone: 'info' },
  ACTIVE: { icon: Check, tone: 'success' },
  EXPIRED: { icon: Hourglass, tone: 'outline' },
  CLOSED: { icon: Lock, tone: 'neutral' },
};

function StatusBadge({ look: { icon, tone, struck = false }, label }: { look: Look; label: MessageDescriptor }) {
  const { i18n } = useLingui();
  return (
    <Badge icon={icon} tone={tone} struck={struck}>
      {i18n._(label)}
    </Badge>
  );
}

/** Words from the label table, looks from VISUAL 4.1. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusBadge look={orderLooks[status]} label={orderStatusLabels[status]} />
);

/** Pay-in-full, RMA and similar requests. */
export const RequestStatusBadge = ({ status }: { status: RequestStatus }) => (
  <StatusBadge look={requestLooks[status]} label={requestStatusLabels[status]} />
);

/** Users and companies. */
export const AccountStatusBadge = ({ status }: { status: AccountStatus }) => (
  <StatusBadge look={accountLooks[status]} label={accountStatusLabels[status]} />
);

/** Upcoming, active, expired or closed, where the days matter more than what is stored. */
export const SubscriptionStateBadge = ({ state }: { state: SubscriptionState }) => (
  <StatusBadge look={subscriptionStateLooks[state]} label={subscriptionStateLabels[state]} />
);

/** In place of the status of a row that cannot go on; `text` says what is wrong, "No delivery address". */
export const ProblemBadge = ({ text }: { text: string }) => (
  <Badge icon={TriangleAlert} tone="danger">
    {text}
  </Badge>
);
