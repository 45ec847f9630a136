import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ChoiceChips } from '@/components/ui/choice';
import { Textarea } from '@/components/ui/textarea';
import { URGENCIES } from '@/lib/contract/enumerations';
import { isTaskDescribed } from '@/lib/funnel/kinds/task/kind';

import { AfterQuestion } from '../../questions/after-question';
import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { VoiceNote } from '../../questions/voice-note';
import { Photos } from './photos';

const LONGEST_TEXT = 2000;

/**
 * Steps 5 and 18 of a task: what is to be done, in words, photos or by voice, and how much it presses. Bidders know
 * nothing else of the job.
 */
export function TaskDetailsQuestion() {
  const t = useTranslations('order');
  const { draft, save, answer, goOn } = useOrder();
  const [uploads, setUploads] = useState({ photos: false, voice: false });
  const [isMissing, setIsMissing] = useState(false);
  const isDescribed = isTaskDescribed(draft);
  return (
    <QuestionFrame
      title={t('taskDetails.title')}
      hint={t('taskDetails.hint')}
      next={{
        onPress: () => (isDescribed ? goOn({ isDescriptionDone: true }) : setIsMissing(true)),
        isLoading: uploads.photos || uploads.voice,
      }}
    >
      <Textarea
        label={t('taskDetails.text')}
        hint={t('taskDetails.textHint')}
        rows={5}
        maxLength={LONGEST_TEXT}
        value={draft.description ?? ''}
        error={isMissing && !isDescribed ? t('taskDetails.missing') : undefined}
        onChange={(event) => save({ description: event.target.value === '' ? null : event.target.value })}
      />
      <Photos onBusyChange={(photos) => setUploads((known) => ({ ...known, photos }))} />
      <AfterQuestion>
        <VoiceNote onBusyChange={(voice) => setUploads((known) => ({ ...known, voice }))} />
        <ChoiceChips
          legend={t('taskDetails.urgency')}
          hint={t('taskDetails.urgencyHint')}
          choices={URGENCIES.map((value) => ({ value, label: t(`taskDetails.urgencies.${value}`) }))}
          value={draft.urgency}
          onValueChange={(urgency) => answer({ urgency })}
        />
      </AfterQuestion>
    </QuestionFrame>
  );
}
