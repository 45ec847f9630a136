import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { LabelWithName } from '@/components/ui/written-text';
import { isAccepted, isOver } from '@/lib/domain/order/order-states';

import type { TaskDetail } from './task-detail';

/** The recipient of an order's work. The recipient has the start code; the customer does not. */
export function RecipientCard({ task: { recipientName, state } }: { task: TaskDetail }) {
  const t = useTranslations('order-following.recipient');
  if (recipientName === null || isOver(state)) return null;
  return (
    <Card>
      <h2 className="text-18 font-bold [overflow-wrap:anywhere]">
        <LabelWithName label={t('title', { name: '{name}' })} name={recipientName} />
      </h2>
      <p className="text-14 text-stone-500">{t(isAccepted(state) ? 'told' : 'text')}</p>
    </Card>
  );
}
