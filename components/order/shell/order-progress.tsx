import { ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';

import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ProgressBar } from '@/components/ui/progress';
import { ServicePicture } from '@/components/ui/service-picture';
import { Skeleton } from '@/components/ui/skeleton';
import { takesBids, toProgress } from '@/lib/funnel/engine';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { toOrderName } from '../state/order-service';

const WHOLE_PERCENT = 100;

/** Where the order is, once that is known, and the way back. */
export function OrderProgress({ isKnown }: { isKnown: boolean }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { service, step, walk, goBack, isEdit } = useOrder();
  const { position, count } = toProgress(step, walk);
  const isUnsent = takesBids(walk.flow) && walk.draft.placed === null;
  const back = isUnsent ? t('backToRequest') : t('backToInvoice');
  const text = isEdit
    ? t('progress.edit')
    : t('progress.step', { position: formatDigits(position, locale), count: formatDigits(count, locale) });
  return (
    <div className="flex items-center gap-3 pb-4 pt-2">
      {/* What is not known yet is some later step, which has a way back. */}
      {!isKnown && <span aria-hidden className="-ms-3 min-h-touch min-w-touch" />}
      {isKnown && goBack && (
        <IconButton label={isEdit ? back : t('back')} onClick={goBack} className="-ms-3">
          {/* Drawn for right-to-left pages, where back points to the right. */}
          <Icon icon={ArrowRight} size={24} className="ltr:-scale-x-100" />
        </IconButton>
      )}
      <ServicePicture
        url={service.pictureUrl}
        name={service.seopath}
        size={40}
        className="size-10 self-center rounded-field narrow:hidden"
      />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
          <span className="min-w-0 font-semibold">{toOrderName(service, walk.draft.srvcattypeid)}</span>
          {isKnown ? <span className="shrink-0 text-stone-500">{text}</span> : <Skeleton className="h-4 w-24" />}
        </div>
        <ProgressBar
          label={isKnown ? text : service.name}
          percent={isKnown ? Math.round((position / count) * WHOLE_PERCENT) : 0}
        />
      </div>
    </div>
  );
}
