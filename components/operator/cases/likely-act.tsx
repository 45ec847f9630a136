import { useState } from 'react';

import { Button } from '@/components/ui/button';
import type { OrderAct } from '@/lib/domain/desk/likely-act';

import type { DeskOrder } from './desk-order';
import { ActDialog, useActWords, useOrderActs } from './order-acts';

interface LikelyActProps {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
}

/** The one act that is most likely wanted (design/DESK.md). An open dialog stays, whatever is likely by then. */
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
