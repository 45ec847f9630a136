import { ListChecks } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';

import type { TaskDetail } from './task-detail';

/** The customer’s part before somebody comes, in a sentence or two; for an agreed visit alone. */
export function WhatToPrepare({ task: { state, kind, petTypes } }: { task: TaskDetail }) {
  const t = useTranslations('order-following.prepare');
  if (state !== 'CONFIRMED') return null;
  return (
    <div className="flex gap-3 px-1 text-14">
      <Icon icon={ListChecks} className="mt-0.5 shrink-0 text-enamel-700" />
      <div className="min-w-0">
        <h2 className="font-semibold">{t('title')}</h2>
        <p className="text-stone-500">
          {t(kind)} {petTypes.length > 0 && t('pets')}
        </p>
      </div>
    </div>
  );
}
