'use client';

import dynamic from 'next/dynamic';

import type { OrderLogin } from '@/components/order/shell/login-gate';
import { OrderFunnel, type OrderFunnelProps } from '@/components/order/shell/order-funnel';
import { toPatientLoader } from '@/lib/client/patient-loader';

const ContinueOrderLogin = dynamic(
  toPatientLoader(() => import('@/components/auth/continue-order-login').then((module) => module.ContinueOrderLogin)),
  { ssr: false },
);

const LastOrder = dynamic(
  toPatientLoader(() => import('@/components/order-following/last-order').then((module) => module.LastOrder)),
  { ssr: false },
);

const Login: OrderLogin = ({ open, about, onDone, onCancel }) => (
  <ContinueOrderLogin open={open} about={about} onDone={() => onDone()} onCancel={onCancel} />
);

/** The funnel with the login dialog and the last order: the one place that knows these areas. */
export function OrderIsland(props: Omit<OrderFunnelProps, 'login' | 'lastOrder'>) {
  return <OrderFunnel {...props} login={Login} lastOrder={LastOrder} />;
}
