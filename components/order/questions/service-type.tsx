import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ChoiceCards } from '@/components/ui/choice';

import { takesBids } from '@/lib/funnel/engine';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';
import { useChoice } from '../state/use-choice';

/** Steps 1 and 14: which kind of the service. */
export function ServiceTypeQuestion() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { service, walk } = useOrder();
  const { chosen, choose, pick, goOn, warning } = useChoice(['srvcattypeid']);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <QuestionFrame
      title={t(takesBids(walk.flow) ? 'serviceType.job' : 'serviceType.title', { service: service.name })}
      next={{ onPress: () => (chosen.srvcattypeid === null ? setIsMissing(true) : goOn()) }}
    >
      <ChoiceCards
        legend={t('serviceType.legend')}
        isLegendHidden
        columns={2}
        isQuestion
        choices={service.types.map(({ id, name, description, fromPriceRial, usualFromRial }) => ({
          value: id,
          label: name,
          description,
          detail:
            fromPriceRial !== null
              ? t('serviceType.from', { price: formatTomans(fromPriceRial, locale) })
              : usualFromRial !== null && t('serviceType.usually', { price: formatTomans(usualFromRial, locale) }),
        }))}
        value={chosen.srvcattypeid}
        onValueChange={(srvcattypeid) => choose({ srvcattypeid })}
        onPick={(srvcattypeid) => pick({ srvcattypeid })}
        error={isMissing && chosen.srvcattypeid === null ? t('serviceType.missing') : undefined}
      />
      {warning}
    </QuestionFrame>
  );
}
