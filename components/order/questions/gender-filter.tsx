import { useTranslations } from 'next-intl';

import { ChoiceChips } from '@/components/ui/choice';
import { GENDERS, type Gender } from '@/lib/contract/enumerations';

interface GenderFilterProps {
  /** Null shows everybody. */
  readonly value: Gender | null;
  readonly onValueChange: (value: Gender | null) => void;
}

/** The filter of providers by gender (BEHAVIOUR 17). The choice stays on this device; no provider hears of it. */
export function GenderFilter({ value, onValueChange }: GenderFilterProps) {
  const t = useTranslations('order.provider.filter');
  return (
    <ChoiceChips
      legend={t('legend')}
      isLegendHidden
      isScrolling
      className="max-w-full"
      hint={value === null ? undefined : t('hint')}
      choices={(['any', ...GENDERS] as const).map((choice) => ({ value: choice, label: t(choice) }))}
      value={value ?? 'any'}
      onValueChange={(choice) => onValueChange(choice === 'any' ? null : choice)}
    />
  );
}
