import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { RescheduleDialog } from '../reschedule-dialog';

interface MoveOrderProps {
  readonly taskId: number;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Moves a visit that is an order: reads the order, then asks for its new hour as its own page does. */
export function MoveOrder({ taskId, onClose, onMoved }: MoveOrderProps) {
  const t = useTranslations('series');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { data, error, mutate } = useCall('clean/gettaskdetail', { taskid: taskId });
  if (data) return <RescheduleDialog task={data.taskDetail} onClose={onClose} onMoved={onMoved} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('moving.title')}
      closeLabel={common('close')}
      size="wide"
    >
      {error ? (
        <div className="flex flex-col items-start gap-4">
          <Notice tone="error">{toErrorText(error)}</Notice>
          <Button variant="secondary" onClick={() => void mutate()}>
            {common('retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-72 rounded-card" />
      )}
    </Dialog>
  );
}
