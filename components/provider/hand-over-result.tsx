import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { FailureNotice } from '@/components/forms/failure-notice';
import { useFileSending } from '@/components/forms/use-upload';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { WrittenText } from '@/components/ui/written-text';
import { uploadFromBrowser } from '@/lib/client/upload';
import { TEST_RESULT_LIMITS, UPLOAD_LIMITS } from '@/lib/domain/constants';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from './work-move';

/** Where who took the sample hands the laboratory's sheet over. It cannot be taken back or read again, so it is asked once more before it goes. */
export function HandOverResult({ work, onDone }: { work: WorkDetail; onDone: () => void }) {
  const t = useTranslations('provider.results');
  const locale = useLocale();
  const { takesResults, results, taskid } = work;
  const [chosen, setChosen] = useState<File | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const upload = useFileSending(
    (file, fileName, options) =>
      uploadFromBrowser('uploadtestresult', file, fileName, { ...options, params: { taskid: String(taskid) } }),
    () => {
      setChosen(null);
      onDone();
    },
    () => undefined,
  );
  if (!takesResults && results.length === 0) return null;
  const take = (file: File) => {
    setIsTooLarge(file.size > UPLOAD_LIMITS.documentBytes);
    setChosen(file.size > UPLOAD_LIMITS.documentBytes ? null : file);
  };
  const isSending = upload.percent !== null;
  const canAdd = takesResults && results.length < TEST_RESULT_LIMITS.filesAnOrder;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-14 text-stone-500">{t('text')}</p>
      </div>
      {results.length > 0 && (
        <ul className="flex flex-col gap-1">
          {results.map(({ addedAtMs, isPicture }) => (
            <li key={addedAtMs}>
              {t(isPicture ? 'handedPicture' : 'handedSheet', { at: formatInstant(addedAtMs, locale) })}
            </li>
          ))}
        </ul>
      )}
      {canAdd && chosen === null && (
        <UploadButton
          label={t('choose')}
          icon={FileUp}
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onFile={take}
          error={isTooLarge ? t('tooLarge') : undefined}
        />
      )}
      {canAdd && chosen !== null && (
        <div className="flex flex-col gap-3">
          <UploadItem
            percent={upload.percent}
            progressLabel={t('sending')}
            removeLabel={t('remove')}
            onRemove={() => {
              upload.cancel();
              setChosen(null);
            }}
          >
            <WrittenText text={chosen.name} />
          </UploadItem>
          <Notice tone="warning">{t('sure', { customer: `${work.userName} ${work.userFamily}`.trim() })}</Notice>
          <Button isLoading={isSending} onClick={() => upload.start(chosen, chosen.name)}>
            {t('send')}
          </Button>
        </div>
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </Card>
  );
}
