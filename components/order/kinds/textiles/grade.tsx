import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { QuestionFrame } from '../../shell/question-frame';
import { useChoice } from '../../state/use-choice';
import { GradeChoice } from './grade-choice';

/** Steps 2 and 15 of the laundry: economy or special. */
export function GradeQuestion() {
  const t = useTranslations('order');
  const { chosen, choose, pick, goOn, warning } = useChoice(['grade']);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <QuestionFrame
      title={t('grade.title')}
      hint={t('grade.hint')}
      next={{ onPress: () => (chosen.grade === null ? setIsMissing(true) : goOn()) }}
    >
      <GradeChoice
        legend={t('grade.title')}
        isLegendHidden
        value={chosen.grade}
        onValueChange={(grade) => choose({ grade })}
        onPick={(grade) => pick({ grade })}
        error={isMissing && chosen.grade === null ? t('grade.missing') : undefined}
      />
      {warning}
    </QuestionFrame>
  );
}
