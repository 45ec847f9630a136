import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { findEditStepOf } from '@/lib/funnel/engine';
import type { QuestionKind } from '@/lib/funnel/kinds';

import { useOrder } from '../state/order-context';

const OTHERS: Partial<Record<QuestionKind, 'otherProvider' | 'otherAddress' | 'otherTruck'>> = {
  provider: 'otherProvider',
  address: 'otherAddress',
  'moving-addresses': 'otherAddress',
  'truck-location': 'otherTruck',
};

/**
 * Leads from an obstacle to the question that can be answered anew. Renders nothing where the order has no such
 * question.
 */
export function EditButton({ question }: { question: QuestionKind }) {
  const t = useTranslations('order');
  const { walk, goTo } = useOrder();
  const step = findEditStepOf(question, walk);
  if (step === null) return null;
  return (
    <Button variant="quiet" onClick={() => goTo(step)}>
      {t(`problem.${OTHERS[question] ?? 'otherHour'}`)}
    </Button>
  );
}
