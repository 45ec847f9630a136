import { useTranslations } from 'next-intl';

import { ChoiceCards } from '@/components/ui/choice';
import { NO_CODE_REASONS, type NoCodeReason } from '@/lib/contract/enumerations';

/** The reasons that a person may choose; `unsaid` is not offered. */
const SAID = NO_CODE_REASONS.filter((reason) => reason !== 'unsaid');

interface NoCodeReasonsProps {
  readonly value: NoCodeReason | null;
  /** Somebody wanted to go on already. */
  readonly isTried: boolean;
  readonly onValueChange: (reason: NoCodeReason) => void;
  readonly className?: string;
}

/** Why there is no code of the customer's: it is kept, and both sides read it. */
export function NoCodeReasons({ value, isTried, onValueChange, className }: NoCodeReasonsProps) {
  const t = useTranslations('provider.startCode');
  return (
    <ChoiceCards
      className={className}
      legend={t('why')}
      choices={SAID.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
      value={value}
      onValueChange={onValueChange}
      error={isTried && value === null ? t('whyMissing') : undefined}
    />
  );
}
