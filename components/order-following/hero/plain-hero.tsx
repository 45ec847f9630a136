import { CalendarX2, CircleAlert, CircleCheck, Hourglass, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { toStateTone } from '@/components/shared/state-tone';
import { toStateWords } from '@/components/shared/state-words';
import { VisitTimes } from '@/components/shared/visit-times';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { isRefused, isUnfulfilled } from '@/lib/domain/order/order-states';

import { useNextText } from '../use-next-text';
import type { HeroProps } from './hero-props';

const WAITS = { icon: Hourglass, ground: 'bg-enamel-50 text-enamel-700' };
const LOOKS: Record<ReturnType<typeof toStateTone>, { readonly icon: IconNode; readonly ground: string }> = {
  info: WAITS,
  warning: WAITS,
  neutral: { icon: CalendarX2, ground: 'bg-stone-200 text-ink' },
  success: { icon: CircleCheck, ground: 'bg-turquoise-50 text-turquoise-600' },
  danger: { icon: CircleAlert, ground: 'bg-pomegranate-50 text-pomegranate-600' },
};

/** A state without a clock: its meaning, with the face of who did the job or refused it, else with a sign. */
export function PlainHero({ task }: Pick<HeroProps, 'task'>) {
  const t = useTranslations('order-following');
  const next = useNextText(task);
  const { icon, ground } = LOOKS[toStateTone(task.state)];
  const isDone = task.state === 'COMPLETED' && task.absence === null;
  return (
    <Card className="flex items-start gap-4 narrow:flex-col">
      {(isDone || isRefused(task.state)) && task.providerName ? (
        <Avatar
          name={task.providerName}
          imageUrl={task.providerImage}
          size="large"
          className={classNames(!isDone && 'opacity-60 grayscale')}
        />
      ) : (
        <span className={classNames('flex size-14 shrink-0 items-center justify-center rounded-full', ground)}>
          <Icon icon={icon} size={32} />
        </span>
      )}
      <div className="min-w-0">
        <p className="text-22 font-bold leading-snug">{t(toStateWords(task))}</p>
        <p>{next}</p>
        {!isUnfulfilled(task.state) && (
          <div className="text-14 text-stone-500">
            <VisitTimes order={task} pickUpLabel={t('pickUp')} returnLabel={t('returnVisit')} />
          </div>
        )}
      </div>
    </Card>
  );
}
