import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { listHandedSums } from '@/lib/domain/money/handed-sums';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** The change for the sum that the customer hands over. */
export function ChangeToGive({ dueRials }: { dueRials: number }) {
  const t = useTranslations('provider.cash');
  const locale = useLocale();
  const [handedRials, setHandedRials] = useState<number | null>(null);
  const sums = listHandedSums(dueRials);
  if (sums.length < 2) return null;
  return (
    <Card className="flex flex-col gap-3">
      <ChoiceChips
        legend={t('handed')}
        choices={sums.map((value) => ({ value, label: formatTomans(value, locale) }))}
        value={handedRials}
        onValueChange={setHandedRials}
      />
      <p aria-live="polite" className="font-semibold empty:hidden">
        {handedRials !== null &&
          (handedRials > dueRials
            ? t('giveBack', { amount: formatTomans(handedRials - dueRials, locale) })
            : t('noChange'))}
      </p>
    </Card>
  );
}
