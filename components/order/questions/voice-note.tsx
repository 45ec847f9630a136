import { FileAudio, Mic, Square, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useRecorder } from '@/components/forms/fields/use-recorder';
import { useUpload } from '@/components/forms/fields/use-upload';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';

const SECONDS_A_MINUTE = 60;

function toTimer(seconds: number): string {
  return `${Math.floor(seconds / SECONDS_A_MINUTE)}:${String(seconds % SECONDS_A_MINUTE).padStart(2, '0')}`;
}

function toFileName(recording: Blob): string {
  return `voice-note.${recording.type.split(/[/;]/)[1] ?? 'webm'}`;
}

/** A voice note: recorded here, or an audio file where the microphone may not be used. */
export function VoiceNote({ onBusyChange }: { onBusyChange: (isBusy: boolean) => void }) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { draft, save } = useOrder();
  const [preview, setPreview] = useState<string | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const upload = useUpload(
    'uploadaudio',
    ({ fileid, fileurl }) => save({ descriptionAudioId: fileid, descriptionAudioUrl: fileurl }),
    onBusyChange,
  );
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const take = (recording: Blob, fileName: string) => {
    setIsTooLarge(recording.size > UPLOAD_LIMITS.audioBytes);
    if (recording.size > UPLOAD_LIMITS.audioBytes) return;
    setPreview(URL.createObjectURL(recording));
    upload.start(recording, fileName);
  };
  const remove = () => {
    upload.cancel();
    setPreview(null);
    save({ descriptionAudioId: null, descriptionAudioUrl: null });
  };
  // A refused recording is not kept, so there is nothing to play; a sending that broke off can be tried again.
  const isRefused = upload.error !== null && !upload.canRetry;
  const shown = isRefused ? draft.descriptionAudioUrl : (preview ?? draft.descriptionAudioUrl);
  return (
    <div className="flex flex-col gap-3">
      {shown ? (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('description.audioSending')}
          removeLabel={upload.percent === null ? t('description.audioRemove') : common('cancel')}
          onRemove={remove}
        >
          <audio controls src={shown} aria-label={t('description.audio')} className="h-11 w-full" />
        </UploadItem>
      ) : (
        <Recording onFile={take} isTooLarge={isTooLarge} />
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </div>
  );
}

function Recording({
  onFile,
  isTooLarge,
}: {
  onFile: (recording: Blob, fileName: string) => void;
  isTooLarge: boolean;
}) {
  const t = useTranslations('order');
  const locale = useLocale();
  const recorder = useRecorder((recording) => onFile(recording, toFileName(recording)));
  const fileButton = (
    <UploadButton
      label={t('description.audioFile')}
      icon={FileAudio}
      accept="audio/*"
      onFile={(file) => onFile(file, file.name)}
      error={isTooLarge ? t('description.recordingTooLarge') : undefined}
    />
  );
  if (!recorder.isSupported) return fileButton;
  if (recorder.isRecording) {
    return (
      <div className="flex min-h-16 flex-wrap items-center gap-3 rounded-card border border-pomegranate-600 bg-pomegranate-50 px-4 py-2">
        <span aria-hidden className="size-3 animate-shimmer rounded-full bg-pomegranate-600" />
        <span role="timer" className="grow font-semibold">
          {t('description.recording')} <bdi dir="ltr">{formatDigits(toTimer(recorder.seconds), locale)}</bdi>
          <span className="sr-only">
            {t('description.longest', { minutes: formatDigits(UPLOAD_LIMITS.audioSeconds / SECONDS_A_MINUTE, locale) })}
          </span>
        </span>
        <Button variant="quiet" onClick={recorder.discard}>
          <Icon icon={Trash2} />
          {t('description.discard')}
        </Button>
        <Button variant="secondary" onClick={recorder.stop}>
          <Icon icon={Square} />
          {t('description.stop')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Button variant="secondary" size="large" onClick={recorder.start}>
          <Icon icon={Mic} size={24} />
          {t('description.record')}
        </Button>
        {fileButton}
      </div>
      {recorder.problem && <Notice tone="warning">{t(`description.problems.${recorder.problem}`)}</Notice>}
    </>
  );
}
