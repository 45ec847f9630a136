import { Camera, Mic, Square, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useRecorder } from '@/components/forms/fields/use-recorder';
import { useUpload, type UploadedFile } from '@/components/forms/fields/use-upload';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { UploadItem } from '@/components/ui/upload';
import type { MessageFileKind } from '@/lib/contract/enumerations';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export interface Attachment extends UploadedFile {
  readonly kind: MessageFileKind;
}

interface MessageAttachmentProps {
  readonly attachment: Attachment | null;
  readonly onChange: (attachment: Attachment | null) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

const LIMITS: Record<MessageFileKind, number> = { photo: UPLOAD_LIMITS.imageBytes, voice: UPLOAD_LIMITS.audioBytes };

/** One photo or voice note beside the words. */
export function MessageAttachment({ attachment, onChange, onBusyChange }: MessageAttachmentProps) {
  const t = useTranslations('conversation');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const photo = useUpload('uploadimage', (file) => onChange({ ...file, kind: 'photo' }), onBusyChange);
  const voice = useUpload('uploadaudio', (file) => onChange({ ...file, kind: 'voice' }), onBusyChange);
  const running =
    photo.percent !== null
      ? ({ kind: 'photo', ...photo } as const)
      : voice.percent !== null
        ? ({ kind: 'voice', ...voice } as const)
        : null;
  const failed = photo.error ? photo : voice;

  const take = (kind: MessageFileKind, file: Blob, name: string) => {
    setIsTooLarge(file.size > LIMITS[kind]);
    if (file.size <= LIMITS[kind]) (kind === 'photo' ? photo : voice).start(file, name);
  };
  if (running || attachment) {
    const kind = running?.kind ?? attachment?.kind ?? 'photo';
    return (
      <div className="min-w-0 grow basis-full">
        <UploadItem
          percent={running?.percent ?? null}
          progressLabel={t(kind === 'photo' ? 'photoSending' : 'voiceSending')}
          removeLabel={t(running ? 'cancel' : 'remove')}
          onRemove={() => (running ? running.cancel() : onChange(null))}
        >
          {attachment?.kind === 'photo' && (
            <img src={attachment.fileurl} alt={t('photo')} className="size-16 rounded-field object-cover" />
          )}
          {attachment?.kind === 'voice' && (
            <audio controls src={attachment.fileurl} aria-label={t('voice')} className="h-11 w-full" />
          )}
          <span className="text-14">{t(running ? (kind === 'photo' ? 'photoSending' : 'voiceSending') : 'ready')}</span>
        </UploadItem>
      </div>
    );
  }
  return (
    <>
      <PhotoButton onFile={(file) => take('photo', file, file.name)} />
      <VoiceButton onRecorded={(recording) => take('voice', recording, toFileName(recording))} />
      <div className="-order-1 basis-full empty:hidden">
        {isTooLarge && <Notice tone="error">{t('tooLarge')}</Notice>}
        <FailureNotice problem={failed.error} error={failed.cause} onRetry={failed.retry} />
      </div>
    </>
  );
}

function toFileName(recording: Blob): string {
  return `voice-note.${recording.type.split(/[/;]/)[1] ?? 'webm'}`;
}

function PhotoButton({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations('conversation');
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-touch min-w-touch cursor-pointer items-center justify-center rounded-field font-semibold text-enamel-700 hover:bg-enamel-50 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-enamel-600"
    >
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Icon icon={Camera} size={24} />
      <span className="sr-only">{t('addPhoto')}</span>
    </label>
  );
}

const SECONDS_A_MINUTE = 60;

function VoiceButton({ onRecorded }: { onRecorded: (recording: Blob) => void }) {
  const t = useTranslations('conversation');
  const locale = useLocale();
  const recorder = useRecorder(onRecorded);
  if (!recorder.isSupported) return null;
  if (!recorder.isRecording)
    return (
      <>
        <IconButton label={t('record')} onClick={recorder.start}>
          <Icon icon={Mic} size={24} />
        </IconButton>
        {recorder.problem && (
          <Notice tone="warning" className="-order-1 basis-full">
            {t('recordProblem')}
          </Notice>
        )}
      </>
    );
  const seconds = String(recorder.seconds % SECONDS_A_MINUTE).padStart(2, '0');
  const time = formatDigits(`${Math.floor(recorder.seconds / SECONDS_A_MINUTE)}:${seconds}`, locale);
  return (
    <div className="-order-1 flex basis-full flex-wrap items-center gap-2">
      <span role="timer" className="grow font-semibold">
        {t('recording', { time })}
      </span>
      <Button variant="secondary" onClick={recorder.stop}>
        <Icon icon={Square} />
        {t('stop')}
      </Button>
      <IconButton label={t('discard')} onClick={recorder.discard}>
        <Icon icon={Trash2} />
      </IconButton>
    </div>
  );
}
