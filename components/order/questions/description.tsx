import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Textarea } from '@/components/ui/textarea';

import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';
import { PhotoUpload } from './photo-upload';
import { VoiceNote } from './voice-note';

const LONGEST_TEXT = 2000;

/** Steps 5 and 18: text, a photo and a voice note, all of them as one likes. */
export function DescriptionQuestion() {
  const t = useTranslations('order');
  const { draft, save, goOn } = useOrder();
  const [uploads, setUploads] = useState({ photo: false, voice: false });
  const isUploading = uploads.photo || uploads.voice;
  return (
    <QuestionFrame
      title={t('description.title')}
      hint={t('description.hint')}
      next={{
        onPress: () => goOn({ isDescriptionDone: true }),
        isLoading: isUploading,
        label:
          draft.description || draft.descriptionImageId || draft.descriptionAudioId ? undefined : t('description.skip'),
      }}
    >
      <Textarea
        label={t('description.text')}
        hint={t('description.textHint')}
        rows={5}
        maxLength={LONGEST_TEXT}
        value={draft.description ?? ''}
        onChange={(event) => save({ description: event.target.value === '' ? null : event.target.value })}
      />
      <PhotoUpload onBusyChange={(photo) => setUploads((known) => ({ ...known, photo }))} />
      <VoiceNote onBusyChange={(voice) => setUploads((known) => ({ ...known, voice }))} />
    </QuestionFrame>
  );
}
