import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { WorkMove } from '@/lib/contract/enumerations';
import { WITHDRAWAL_RELIABILITY_POINTS } from '@/lib/domain/constants';

import type { AskedMove } from './work-move';

const backward: readonly WorkMove[] = ['decline', 'withdraw'];

interface SureDialogProps {
  readonly move: AskedMove;
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once whether a move is meant, and says what it does. On a phone it lies under the thumb. */
export function SureDialog({ move, isRunning, onConfirm, onClose }: SureDialogProps) {
  const t = useTranslations('provider');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`moves.${move}`)}
      closeLabel={t('notYet')}
      footer={
        <>
          <Button
            variant={backward.includes(move) ? 'destructive' : 'primary'}
            isLoading={isRunning}
            onClick={onConfirm}
          >
            {t(`confirm.${move}`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('notYet')}
          </Button>
        </>
      }
    >
      <p>{t(`sure.${move}`, { points: WITHDRAWAL_RELIABILITY_POINTS })}</p>
    </Dialog>
  );
}
