import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import type { PaymentWay } from '@/lib/contract/money-enumerations';

import { useOrder } from '../state/order-context';

type Gateway = CallAnswer<'config/getavailableipgnew'>['lstIpg'][number];

/** The two gateways that are no bank (SPEC 3). */
const WALLET_NAME = 'PELAKWALLET';
const CASH_NAME = 'COD';

export interface PaymentWayChoice {
  readonly kind: PaymentWay;
  readonly gateway: Gateway;
  /** Why it cannot be chosen; null when it can. */
  readonly reason: 'wallet-too-low' | 'cash-for-another' | 'cash-not-taken' | null;
}

export interface PaymentWaysState {
  readonly ways: readonly PaymentWayChoice[];
  /** The way of payment: the customer's choice, or the wallet where nothing else is left to pay. */
  readonly chosen: PaymentWayChoice | null;
  /** Gift and wallet cover everything: there is nothing to choose. */
  readonly isCovered: boolean;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly choose: (way: PaymentWayChoice) => void;
}

export function toPaymentWayKind(gateway: Gateway): PaymentWay {
  if (gateway.ipgName === WALLET_NAME) return 'wallet';
  return gateway.ipgName === CASH_NAME ? 'cash' : 'online';
}

/**
 * The ways to pay this order: cash only with a provider who takes it and from the customer. On the pre-invoice the
 * wallet is a switch and no way beside them: it pays what it can, and these ways the rest. `openRial` is the rest of a
 * placed order, beside what it has reserved. There the wallet pays all of it or nothing.
 */
export function usePaymentWays(openRial?: number): PaymentWaysState {
  const { draft, price, answer } = useOrder();
  const gateways = useCall('config/getavailableipgnew', {});
  const balance = useCall('wallet/getaccountbalance', {});
  const needed = openRial ?? (price.answer?.payableRial ?? 0) + (price.answer?.walletRial ?? 0);
  const toReason = (kind: PaymentWay) => {
    if (kind === 'wallet' && balance.data && balance.data.balanceRial < needed) return 'wallet-too-low';
    if (kind !== 'cash') return null;
    if (draft.recipient !== null) return 'cash-for-another';
    return draft.providerTakesCash === false ? 'cash-not-taken' : null;
  };
  const isPlaced = openRial !== undefined;
  const all = (gateways.data?.lstIpg ?? [])
    .filter(({ activeInFunnel, activeInCurrentOrder }) => (isPlaced ? activeInCurrentOrder : activeInFunnel))
    .toSorted((one, other) => one.showOrder - other.showOrder)
    .map((gateway) => ({ gateway, kind: toPaymentWayKind(gateway) }))
    .map((way) => ({ ...way, reason: toReason(way.kind) }) satisfies PaymentWayChoice);
  const ways = isPlaced ? all : all.filter(({ kind }) => kind !== 'wallet');
  const isCovered = isPlaced ? openRial === 0 : price.answer?.payableRial === 0;
  const wanted = isCovered
    ? all.find((way) => way.kind === 'wallet')
    : ways.find((way) => way.gateway.ipgId === draft.ipgId);
  const open = ways.filter((way) => way.reason === null);
  // The bank where there is one. The wallet and cash are chosen for nobody but where one of them alone is left.
  const first = open.find((way) => way.kind === 'online') ?? (open.length === 1 ? open[0] : undefined);
  return {
    ways,
    chosen: wanted && (isCovered || wanted.reason === null) ? wanted : (first ?? null),
    isCovered,
    isLoading: !gateways.data && !gateways.error,
    error: gateways.error ?? null,
    retry: () => void gateways.mutate(),
    choose: ({ kind, gateway }) =>
      answer({
        ipgId: gateway.ipgId,
        paymentWay: kind,
        ...(kind === 'wallet' ? { usesWallet: true } : {}),
      }),
  };
}
