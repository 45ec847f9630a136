import { useTranslations } from 'next-intl';

import { useTravelValues } from '@/components/shared/use-travel-text';
import { Avatar } from '@/components/ui/avatar';
import { ChoiceCards } from '@/components/ui/choice';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type FreeMember = CallAnswer<'team/getfreemember'>['lstMember'][number];

/** The value of "decide later". */
export const NOBODY_YET = 0;

interface TeamChoiceProps {
  /** Free at the job's hours, the nearest first. */
  readonly members: readonly FreeMember[];
  /** The number of a member, or NOBODY_YET. */
  readonly value: number;
  readonly onChoose: (userId: number) => void;
}

/** To whom of its team a company hands the job as it accepts it. */
export function TeamChoice({ members, value, onChoose }: TeamChoiceProps) {
  const t = useTranslations('alerts.team');
  const locale = useLocale();
  const toTravelValues = useTravelValues();
  const toFacts = ({ travel, workerRate }: FreeMember) =>
    [
      travel && t('way', toTravelValues(travel)),
      workerRate !== null && t('rating', { rating: formatNumber(workerRate, locale, { maximumFractionDigits: 1 }) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ChoiceCards
      legend={t('legend')}
      value={value}
      onValueChange={onChoose}
      choices={[
        ...members.map((member) => ({
          value: member.userId,
          label: member.fullname,
          description: toFacts(member),
          picture: <Avatar name={member.fullname} imageUrl={member.userImage} size="small" />,
        })),
        { value: NOBODY_YET, label: t('later'), description: t('laterText') },
      ]}
    />
  );
}
