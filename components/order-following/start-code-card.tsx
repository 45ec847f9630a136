import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { CodePlates } from '@/components/ui/code-plates';
import { Disclosure } from '@/components/ui/disclosure';
import { isReturnAhead } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

/** The purpose of the four digits: the start, a driver at the car, the list of textiles, or their return. */
function toWords({ kind, state }: Pick<TaskDetail, 'kind' | 'state'>) {
  if (isReturnAhead(state)) return { title: 'returnTitle', text: 'returnText' } as const;
  if (isOfKind(kind, { isTextile: true })) return { title: 'signTitle', text: 'signText' } as const;
  return { title: 'title', text: isOfKind(kind, { hasVisit: true }) ? 'text' : 'carText' } as const;
}

/**
 * Four digits that the customer tells the professional, who sees them nowhere. They let the job begin before its time,
 * sign for textiles as they go and come, and show a driver the right car.
 */
export function StartCodeCard({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following.startCode');
  const locale = useLocale();
  if (task.startCode === null) return null;
  const words = toWords(task);
  return (
    <Card className="flex flex-col pb-1 desktop:pb-2">
      <div className="flex items-center gap-3 small-phone:flex-wrap">
        <div className="min-w-0 grow">
          <h2 className="text-18 font-bold">{t(words.title)}</h2>
          <p className="text-14 text-stone-500">{t(`short.${words.text}`)}</p>
        </div>
        <CodePlates code={formatDigits(task.startCode, locale)} />
      </div>
      <Disclosure title={<span className="text-14 text-enamel-700">{t('why')}</span>}>
        <p className="text-14 text-stone-500">{t(words.text)}</p>
      </Disclosure>
    </Card>
  );
}
