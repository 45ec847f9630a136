import { Timer } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { ChoiceChips } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { Stepper } from '@/components/ui/stepper';
import { OVERTIME_STEP_MINUTES } from '@/lib/domain/constants/orders';
import { MINUTES_AN_HOUR } from '@/lib/domain/constants/time-units';
import { roundToToman } from '@/lib/domain/money/money';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { useChoice } from '../../state/use-choice';
import { HomeSizeForm } from './home-size';
import { HomeSizes } from './home-sizes';
import { proposeHours, takesProposal } from './proposed-hours';
import { useUsualHomes } from './use-usual-homes';

const MODES = ['hours', 'size'] as const;
const MOST_HOURS = 10;

/**
 * Steps 22 and 24: homes of usual sizes with their hours and price; below them the hours, said or worked out. How often
 * is not asked before there are series (BEHAVIOUR 16).
 */
export function CleaningDetailsQuestion() {
  const t = useTranslations('order');
  const { draft, service, price, goOn, save, answer } = useOrder();
  const { pick, choose } = useChoice(['cleaningHours']);
  const { homes, isKnown: areHomesKnown } = useUsualHomes();
  const [isSizeMissing, setIsSizeMissing] = useState(false);
  const mode = draft.detailsMode ?? 'hours';
  const fewest = price.answer?.minHour ?? service.minimumHours;
  const proposed = proposeHours(fewest, homes);
  const hours = Math.max(fewest, draft.cleaningHours ?? proposed.cleaningHours ?? fewest);
  const isUntouched = takesProposal(draft) && areHomesKnown;
  // A first proposal, so that there is a price from the first moment. An early answer may have come before it.
  const propose = useEffectEvent(() => save(proposed, takesProposal));
  useEffect(() => {
    if (isUntouched) propose();
  }, [isUntouched, fewest]);

  const chooseMode = (next: Mode) => {
    if (next === 'hours') answer({ detailsMode: next, cleaningHours: hours, home: null });
    else answer({ detailsMode: next, cleaningHours: null });
  };
  const isKnown = mode === 'hours' || draft.home !== null || draft.cleaningHours !== null;
  const next = () => {
    if (!isKnown) return setIsSizeMissing(true);
    goOn({
      detailsMode: mode,
      ...(mode === 'hours' ? { cleaningHours: hours, home: null } : {}),
      needHours: price.answer?.needHour ?? null,
    });
  };
  const own = (
    <OwnHours mode={mode} onModeChange={chooseMode}>
      {mode === 'hours' ? (
        <HoursStepper
          hours={hours}
          fewest={fewest}
          onChange={(cleaningHours) => answer({ detailsMode: 'hours', cleaningHours, home: null })}
        />
      ) : (
        <HomeSizeForm isMissing={isSizeMissing} />
      )}
    </OwnHours>
  );
  const hasHomes = homes.length > 0 || !areHomesKnown;
  return (
    <QuestionFrame
      title={t('details.title')}
      hint={t(hasHomes ? 'details.sizesHint' : 'details.hint')}
      next={{ onPress: next }}
    >
      {hasHomes ? (
        <HomeSizes
          homes={homes}
          value={mode === 'hours' ? hours : null}
          onValueChange={choose}
          onPick={pick}
          hasOtherHours={mode === 'size' || !homes.some(({ needHour }) => needHour === hours)}
        >
          {own}
        </HomeSizes>
      ) : (
        own
      )}
      {mode === 'hours' && <LongerVisit />}
    </QuestionFrame>
  );
}

type Mode = (typeof MODES)[number];

interface OwnHoursProps {
  readonly mode: Mode;
  readonly onModeChange: (mode: Mode) => void;
  /** The question of the mode. */
  readonly children: ReactNode;
}

/** Hours that the customer says, or has worked out from the home. */
function OwnHours({ mode, onModeChange, children }: OwnHoursProps) {
  const t = useTranslations('order');
  return (
    <div className="flex flex-col gap-4">
      <ChoiceChips
        legend={t('details.modeLegend')}
        isLegendHidden
        choices={MODES.map((value) => ({ value, label: t(`details.modes.${value}`) }))}
        value={mode}
        onValueChange={onModeChange}
      />
      {children}
    </div>
  );
}

function HoursStepper({
  hours,
  fewest,
  onChange,
}: {
  hours: number;
  fewest: number;
  onChange: (hours: number) => void;
}) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <Stepper
      look="card"
      label={t('details.hours')}
      description={t('details.hoursHint', { count: fewest, hours: formatDigits(fewest, locale) })}
      value={hours}
      minimum={fewest}
      maximum={MOST_HOURS}
      onValueChange={onChange}
      formatValue={(value) => t('hours', { count: value, hours: formatDigits(value, locale) })}
      increaseLabel={common('increase')}
      decreaseLabel={common('decrease')}
    />
  );
}

/** The price of a longer visit, and who decides about it. */
function LongerVisit() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft, price } = useOrder();
  const line = price.answer?.lines.find(({ key }) => key === 'clean-hours');
  // Animals and extras lengthen a visit beyond the hours that this line is for.
  const isLengthened = (draft.petTypes ?? []).length > 0 || (draft.extras ?? []).length > 0;
  if (!price.answer || !line || isLengthened) return null;
  const stepRials = (line.amountRial / price.answer.needHour) * (OVERTIME_STEP_MINUTES / MINUTES_AN_HOUR);
  return (
    <p className="flex items-start gap-2 text-14 text-stone-500">
      <Icon icon={Timer} className="text-turquoise-600" />
      {t('details.longer', {
        minutes: formatDigits(OVERTIME_STEP_MINUTES, locale),
        amount: formatTomans(roundToToman(stepRials), locale),
      })}
    </p>
  );
}
