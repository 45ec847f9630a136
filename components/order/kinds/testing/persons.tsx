import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { Notice } from '@/components/ui/notice';
import { Stepper } from '@/components/ui/stepper';
import { TESTING_MOST_PERSONS } from '@/lib/domain/constants';

import { useOrder } from '../../order-context';
import { QuestionFrame } from '../../question-frame';

/** Steps 36 and 37: how many people give a sample; each has every test that was chosen. */
export function PersonsQuestion() {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { draft, price, answer, save, goOn } = useOrder();
  const persons = draft.personCount ?? 1;
  const isUntouched = draft.personCount === null;
  // A first proposal, so that the price is that of somebody from the first moment.
  useEffect(() => {
    if (isUntouched) save({ personCount: 1 });
  }, [isUntouched, save]);
  return (
    <QuestionFrame
      title={t('persons.title')}
      hint={t('persons.hint')}
      next={{ onPress: () => goOn({ personCount: persons, needHours: price.answer?.needHour ?? null }) }}
    >
      <Stepper
        label={t('persons.label')}
        description={t('persons.most', { count: TESTING_MOST_PERSONS })}
        value={persons}
        minimum={1}
        maximum={TESTING_MOST_PERSONS}
        onValueChange={(personCount) => answer({ personCount })}
        formatValue={(count) => t('persons.count', { count })}
        increaseLabel={common('increase')}
        decreaseLabel={common('decrease')}
      />
      <Notice>{t('persons.names')}</Notice>
    </QuestionFrame>
  );
}
