'use client';

import dynamic from 'next/dynamic';

import type { OrderLogin } from '@/components/order/login-gate';
import { OrderFunnel, type OrderFunnelProps } from '@/components/order/order-funnel';

const ContinueOrderLogin = dynamic(() => import('@/components/auth/continue-order-login').then((module) => module.ContinueOrderLogin), { ssr: false });

const Login: OrderLogin = ({ open, onDone, onCancel }) => <ContinueOrderLogin open={open} onDone={() => onDone()} onCancel={onCancel} />;

/** The funnel with the login dialog: the one place that knows both areas. */
export function OrderIsland(props: Omit<OrderFunnelProps, 'login'>) {
  return <OrderFunnel {...props} login={Login} />;
}
