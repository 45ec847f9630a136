import { useTranslations } from 'next-intl';
import { CalendarClock, MapPin, Wallet, Wrench } from 'lucide-react';

import { FactList, type Fact } from '@/components/ui/fact-list';
import { SkeletonText } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/work-name';
import { formatTomans, formatTaskTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Work = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

/** What, where, when, and what it brings; before the choice of a bid what such work costs. Where it cannot be read, the alert stands without it. */
export function WorkFacts({ taskId }: { taskId: number }) {
  const { data, error } = useCall('clean/gettaskdetail', { taskid: taskId });
  const facts = useFacts(data?.taskDetail);
  if (error) return null;
  return facts ? <FactList facts={facts} isInDialog /> : <SkeletonText lines={4} />;
}

function useFacts(work: Work | undefined): readonly Fact[] | null {
  const t = useTranslations('alerts.facts');
  const locale = useLocale();
  if (!work) return null;
  const { pay, bidding } = work;
  const tomans = (rials: number) => formatTomans(rials, locale);
  const facts: Fact[] = [
    { key: 'what', icon: Wrench, title: t('what'), text: toWorkName(work) },
    {
      key: 'when',
      icon: CalendarClock,
      title: t('when'),
      text: formatTaskTime(work, locale),
    },
    { key: 'where', icon: MapPin, title: t('where'), text: work.deliveryPlace },
  ];
  const guide = bidding?.guide;
  if (guide && bidding.ownBid === null)
    facts.push({
      key: 'guide',
      icon: Wallet,
      title: t('guide'),
      text: t('range', { least: tomans(guide.leastRial), most: tomans(guide.mostRial) }),
    });
  else if (pay) facts.push({ key: 'net', icon: Wallet, title: t('net'), text: tomans(pay.netRial) });
  return facts;
}
