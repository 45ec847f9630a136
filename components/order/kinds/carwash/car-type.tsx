import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ChoiceCards } from '@/components/ui/choice';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { useChoice } from '../../state/use-choice';
import { CarPicture } from './car-picture';
import { useWashRates } from './use-rates';

/** Steps 26 and 28: the body of the car, with what each costs. */
export function CarTypeQuestion() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { service } = useOrder();
  const { data } = useWashRates();
  const { chosen, choose, pick, goOn, warning } = useChoice(['carTypeId']);
  const [isMissing, setIsMissing] = useState(false);
  const toDetail = (bodyId: number) => {
    const amounts = data?.lstRate.filter(({ carTypeId }) => carTypeId === bodyId).map(({ priceRial }) => priceRial);
    return amounts?.length ? t('carType.from', { price: formatTomans(Math.min(...amounts), locale) }) : undefined;
  };
  return (
    <QuestionFrame
      title={t('carType.title')}
      hint={t('carType.hint')}
      next={{ onPress: () => (chosen.carTypeId === null ? setIsMissing(true) : goOn()) }}
    >
      <ChoiceCards
        legend={t('carType.title')}
        isLegendHidden
        columns={2}
        isQuestion
        choices={service.carBodyTypes.map(({ id, name, iconUrl }) => ({
          value: id,
          label: name,
          picture: <CarPicture url={iconUrl} />,
          description: toDetail(id) ?? <>&nbsp;</>,
        }))}
        value={chosen.carTypeId}
        onValueChange={(carTypeId) => choose({ carTypeId })}
        onPick={(carTypeId) => pick({ carTypeId })}
        error={isMissing && chosen.carTypeId === null ? t('carType.missing') : undefined}
      />
      {warning}
    </QuestionFrame>
  );
}
