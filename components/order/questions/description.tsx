import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';
import { NoteText } from '../shell/note-text';
import { PhotoUpload } from './photo-upload';
import { VoiceNote } from './voice-note';

/** Steps 5 and 18: text, a photo and a voice note, all of them as one likes. */
export function DescriptionQuestion() {
  const t = useTranslations('order');
  const { draft, goOn } = useOrder();
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
      <NoteText />
      <PhotoUpload onBusyChange={(photo) => setUploads((known) => ({ ...known, photo }))} />
      <VoiceNote onBusyChange={(voice) => setUploads((known) => ({ ...known, voice }))} />
    </QuestionFrame>
  );
}
