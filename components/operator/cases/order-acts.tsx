import { useTranslations } from 'next-intl';

import { findLikelyAct, type OrderAct } from '@/lib/domain/desk/likely-act';

import { useMayMake } from '../use-may-make';
import type { DeskOrder } from './desk-order';
import { MoneyDialog } from './money-dialog';
import { ReassignDialog } from './reassign-dialog';
import { WriteDialog } from './write-dialog';

const WAYS = [
  { way: 'refund', move: 'refundByOperator' },
  { way: 'goodwill', move: 'giveGoodwill' },
  { way: 'cancel', move: 'cancelByOperator' },
] as const;

const REASSIGNS: readonly string[] = ['takeBackByOperator', 'assignByOperator'];

interface OrderActs {
  /** The most likely one, which the head of the case shows; null for none. */
  readonly likely: OrderAct | null;
  readonly others: readonly OrderAct[];
}

/** The caller's acts on an order, by ORDER_MOVES. No second sum is asked for while one waits for a colleague. */
export function useOrderActs(order: DeskOrder): OrderActs {
  const mayMake = useMayMake();
  const { moves, pending, state, deadline, serverNowMs } = order;
  const ways = WAYS.filter(({ move }) => pending === null && moves.includes(move)).map(({ way }) => way);
  const open: OrderAct[] = [
    ...(mayMake('operator/reassign') && moves.some((move) => REASSIGNS.includes(move)) ? (['reassign'] as const) : []),
    ...(mayMake('operator/writetoorder') ? (['write'] as const) : []),
    ...ways,
  ];
  const isLate = deadline !== null && deadline.atMs <= serverNowMs;
  const likely = findLikelyAct({ state, isLate }, open);
  return { likely, others: open.filter((act) => act !== likely) };
}

/** The name of an act on its button. */
export function useActWords(): (act: OrderAct) => string {
  const t = useTranslations('desk.case');
  return (act) => (act === 'reassign' ? t('reassign.open') : t(`act.${act}`));
}

interface ActDialogProps {
  readonly order: DeskOrder;
  /** Null while none is open. */
  readonly act: OrderAct | null;
  readonly onDone: (order: DeskOrder) => void;
  readonly onClose: () => void;
}

/** Asks for what an act needs, and makes it; nothing without an act. */
export function ActDialog({ act, ...props }: ActDialogProps) {
  if (act === null) return null;
  const { order, ...ends } = props;
  if (act === 'write')
    return <WriteDialog taskId={order.taskid} hasProvider={order.moves.includes('writeToProvider')} {...ends} />;
  return act === 'reassign' ? <ReassignDialog {...props} /> : <MoneyDialog way={act} {...props} />;
}
