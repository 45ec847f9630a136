import { useTranslations } from 'next-intl';
import { ChevronLeft } from 'lucide-react';

import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans, formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

export type Work = CallAnswer<'expert/getalltask'>['lstTask'][number];

const lists: Partial<Record<Work['state'], string>> = {
  AWAITING_PROVIDER: 'newworks',
  CONFIRMED: 'acceptworks',
  EN_ROUTE: 'acceptworks',
  IN_PROGRESS: 'acceptworks',
};

/** Where a work's page is: with its list while it is to be answered or done, else among the done ones (WIRE). */
export function toWorkHref(work: Pick<Work, 'state' | 'taskid'>): string {
  return `/pelakman/orderlist/${lists[work.state] ?? 'doneworks'}/${work.taskid}/`;
}

interface WorkCardProps {
  readonly work: Work;
  /** One below the heading that the card stands under. */
  readonly heading?: 'h2' | 'h3';
}

export function WorkCard({ work, heading: Heading = 'h3' }: WorkCardProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-stone-200 bg-white p-4 transition-colors has-[a:hover]:border-enamel-300">
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="font-bold">
            <Link href={toWorkHref(work)} className="after:absolute after:inset-0 after:rounded-card">
              {work.serviceTypeName}
            </Link>
          </Heading>
          <Badge tone={work.state === 'AWAITING_PROVIDER' ? 'warning' : 'info'}>{t(`states.${work.state}`)}</Badge>
        </div>
        <p>{formatVisitTime(work.gDate, work.startHour, work.endHour, locale)}</p>
        <div className="text-14 text-stone-500">
          <PlaceAndStreet place={work.deliveryPlace} street={work.deliveryStreet} />
        </div>
        <p className="text-14 font-semibold">{formatTomans(work.priceRial, locale)}</p>
      </div>
      <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
    </li>
  );
}

interface WorkSectionProps {
  readonly title: string;
  readonly empty: string;
  readonly works: readonly Work[];
}

export function WorkSection({ title, empty, works }: WorkSectionProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{title}</h2>
      {works.length === 0 ? (
        <p className="rounded-card border border-dashed border-stone-200 p-4 text-stone-500">{empty}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {works.map((work) => (
            <WorkCard key={work.taskid} work={work} />
          ))}
        </ul>
      )}
    </section>
  );
}
