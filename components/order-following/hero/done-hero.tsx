import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import { formatTaskTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toStateWords } from '@/components/shared/state-words';
import { useNextText } from '../use-next-text';
import { DoneChoice } from './done-choice';
import { HeldMoney } from './held-money';
import type { HeroProps } from './hero-props';

/** The work is over: all was good, or something is wrong, as equals; and where the money is until then. */
export function DoneHero({ task, onChange }: HeroProps) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const next = useNextText(task);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        {task.providerName && <Avatar name={task.providerName} imageUrl={task.providerImage} size="large" />}
        <div className="min-w-0">
          <p className="text-22 font-bold desktop:text-28">{t(toStateWords(task))}</p>
          <p className="text-stone-500">{formatTaskTime(task, locale)}</p>
        </div>
      </div>
      <DoneChoice task={task} onChange={onChange} />
      <HeldMoney task={task} />
      <p className="text-14 text-stone-500">{next}</p>
    </div>
  );
}
