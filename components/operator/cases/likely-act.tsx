import { useState } from 'react';

import { Button } from '@/components/ui/button';
import type { OrderAct } from '@/lib/domain/desk/likely-act';

import type { DeskOrder } from './desk-order';
import { ActDialog, useActWords, useOrderActs } from './order-acts';

interface LikelyActProps {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
}

/** The most likely move of a case (design/DESK.md). Its dialog stays open when another move becomes more likely. */
export function LikelyAct({ order, onChange }: LikelyActProps) {
  const { likely } = useOrderActs(order);
  const toWords = useActWords();
  const [open, setOpen] = useState<OrderAct | null>(null);
  const done = (changed: DeskOrder) => {
    setOpen(null);
    onChange(changed);
  };
  return (
    <>
      {likely && (
        <Button variant="primary" onClick={() => setOpen(likely)}>
          {toWords(likely)}
        </Button>
      )}
      <ActDialog order={order} act={open} onDone={done} onClose={() => setOpen(null)} />
    </>
  );
}
