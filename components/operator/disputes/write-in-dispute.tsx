import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useSnackbar } from '@/components/ui/snackbar';

import { WriteDialog } from '../cases/write-dialog';
import { useMayMake } from '../use-may-make';
import type { Decidable } from './decidable';

interface WriteInDisputeProps {
  readonly dispute: Pick<Decidable, 'taskid'>;
  /** The case is to be read again. */
  readonly onChange: () => void;
}

/**
 * Writes to one of the two sides, as a mediator does, or a note for colleagues. Whoever has written decides no appeal
 * of the case.
 */
export function WriteInDispute({ dispute: { taskid }, onChange }: WriteInDisputeProps) {
  const t = useTranslations('dispute');
  const words = useTranslations('desk');
  const [isWriting, setIsWriting] = useState(false);
  const snackbar = useSnackbar();
  const mayWrite = useMayMake()('operator/writetoorder');
  if (!mayWrite) return null;
  const close = () => setIsWriting(false);
  const done = () => {
    close();
    snackbar.show({ text: words('decision.recorded'), tone: 'success' });
    onChange();
  };
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-16 font-semibold">{t('mediate')}</h2>
      <p className="text-14 text-stone-500">{t('mediateText')}</p>
      <Button variant="secondary" onClick={() => setIsWriting(true)}>
        {words('case.act.write')}
      </Button>
      {isWriting && <WriteDialog taskId={taskid} hasProvider onDone={done} onClose={close} />}
    </Card>
  );
}
