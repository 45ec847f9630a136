import { useTranslations } from 'next-intl';

import { YarName } from '@/components/shared/yar-name';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ChoiceCards } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Replacement } from './desk-order';

type Candidate = Replacement['lstServiceProvider'][number];

interface SuccessorChoiceProps {
  readonly providers: readonly Candidate[];
  readonly value: number | null;
  readonly onValueChange: (userId: number) => void;
  readonly error: string | undefined;
}

/** The free providers of that hour, the best fit first, each with the reasons for them. */
export function SuccessorChoice({ providers, ...group }: SuccessorChoiceProps) {
  const t = useTranslations('desk.case.reassign');
  if (providers.length === 0)
    return group.error ? <Notice tone="error">{t('nobodyFree')}</Notice> : <p>{t('nobody')}</p>;
  return (
    <ChoiceCards
      {...group}
      legend={t('who')}
      choices={providers.map((provider, index) => ({
        value: provider.userId,
        label: <YarName fullname={provider.fullname} />,
        picture: <Avatar name={provider.fullname} imageUrl={provider.userImage} />,
        description: <Reasons provider={provider} />,
        detail: index === 0 ? <Badge tone="success">{t('best')}</Badge> : undefined,
      }))}
    />
  );
}

function Reasons({ provider: { workerRate, reviewCount, doneTaskCount, isFavourite } }: { provider: Candidate }) {
  const t = useTranslations('desk.case');
  const locale = useLocale();
  const rating = formatNumber(workerRate ?? 0, locale, { maximumFractionDigits: 1 });
  return (
    <span className="flex flex-wrap gap-x-3">
      {isFavourite && <span className="font-semibold">{t('reassign.knows')}</span>}
      {workerRate !== null && reviewCount > 0 && <span>{t('rating', { rating })}</span>}
      <span>{t('doneCount', { count: formatNumber(doneTaskCount, locale) })}</span>
    </span>
  );
}
