import { ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';

import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ProgressBar } from '@/components/ui/progress';
import { ServicePicture } from '@/components/ui/service-picture';
import { Skeleton } from '@/components/ui/skeleton';
import { takesBids, toProgress } from '@/lib/funnel/engine';
import { formatDigits, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { findTypeName } from '../state/order-service';
import { findVisit } from '../state/use-visit';

const WHOLE_PERCENT = 100;

/** The order's progress, once it is known, and the link back. */
export function OrderProgress({ isKnown }: { isKnown: boolean }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const order = useOrder();
  const { service, step, walk, draft, goBack, isEdit } = order;
  const { position, count } = toProgress(step, walk);
  const isUnsent = takesBids(walk.flow) && walk.draft.placed === null;
  const back = isUnsent ? t('backToRequest') : t('backToInvoice');
  const text = isEdit
    ? t('progress.edit')
    : t('progress.step', { position: formatDigits(position, locale), count: formatDigits(count, locale) });
  const name = findTypeName(service, walk.draft.srvcattypeid) ?? service.name;
  const visit = findVisit(order);
  // When and where, as far as it is said; before that, of which service the type is. A line has room for little more.
  const said = [
    visit && formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale),
    draft.locationName,
  ].filter(Boolean);
  const known = said.length > 0 || name === service.name ? said : [service.name];
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
        <div className="leading-snug">
          <p className="font-semibold">{name}</p>
          {isKnown ? (
            <p className="truncate text-14 text-stone-500">
              {/* A phone has room for what is known; how far one is, the bar below says there. */}
              <span className={known.length > 0 ? 'max-desktop:hidden' : undefined}>
                {text}
                {known.length > 0 && ' · '}
              </span>
              {known.join(' · ')}
            </p>
          ) : (
            <p aria-hidden className="flex items-center text-14">
              <Skeleton className="h-4 w-24" />
              <span className="invisible">·</span>
            </p>
          )}
        </div>
        <ProgressBar
          label={isKnown ? text : service.name}
          percent={isKnown ? Math.round((position / count) * WHOLE_PERCENT) : 0}
        />
      </div>
    </div>
  );
}
