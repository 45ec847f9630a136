import { useTranslations } from 'next-intl';

import { Dialog } from '@/components/ui/dialog';

import { HolidayForm } from './holiday-form';
import type { Schedule } from './schedule';

/** A holiday from one day to another, on a sheet over the schedule. */
export function HolidayDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const t = useTranslations('schedule.holiday');
  const common = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={common('close')}
      size="work"
    >
      <HolidayForm schedule={schedule} onSaved={onClose} />
    </Dialog>
  );
}
