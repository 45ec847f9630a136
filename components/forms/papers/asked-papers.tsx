import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useUpload } from '@/components/forms/fields/use-upload';
import { FailureNotice } from '@/components/shared/failure-notice';
import { LoadFailure } from '@/components/shared/load-failure';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

type Answer = CallAnswer<'joinus/getpaperrequests'>;
type AskedPaper = Answer['lstPaperRequest'][number];

/** The papers that operators ask for: what, why and until when, sent right here. Nothing where none is asked for. */
export function AskedPapers() {
  const t = useTranslations('paper-requests');
  const { data, error, mutate } = useCall('joinus/getpaperrequests', {});
  if (error && !data) return <LoadFailure title={t('loadFailed')} error={error} onRetry={() => void mutate()} />;
  return (data?.lstPaperRequest ?? []).map((paper) => (
    <AskedPaperCard
      key={paper.requestid}
      paper={paper}
      onSent={(answer) => void mutate(answer, { revalidate: false })}
    />
  ));
}

interface AskedPaperProps {
  readonly paper: AskedPaper;
  readonly onSent: (answer: Answer) => void;
}

function AskedPaperCard({ paper, onSent }: AskedPaperProps) {
  const t = useTranslations('paper-requests');
  const locale = useLocale();
  const { kind, reason, state, dueday } = paper;
  const day = formatJalaliDate(dueday, locale);
  return (
    <Card role="group" aria-label={t(`kinds.${kind}`)} className="flex flex-col gap-3">
      <div>
        <p className="text-14 font-semibold text-stone-500">{t(state === 'sent' ? 'sentTitle' : 'title')}</p>
        <h2 className="text-18 font-bold">{t(`kinds.${kind}`)}</h2>
      </div>
      {state === 'sent' && <p role="status">{t('sent')}</p>}
      {state === 'open' && <p>{t('dueBy', { day })}</p>}
      {state === 'lapsed' && <Notice tone="warning">{t('late', { day })}</Notice>}
      <blockquote className="rounded-field bg-stone-50 p-3">
        <WrittenText text={reason} />
      </blockquote>
      <SendPaper paper={paper} onSent={onSent} />
    </Card>
  );
}

/** The photo is sent as soon as it has arrived; until an operator has looked, another one takes its place. */
function SendPaper({ paper: { requestid, fileurl }, onSent }: AskedPaperProps) {
  const t = useTranslations('paper-requests');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { failure, send } = useSending();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const keep = async (fileid: number) => {
    const sent = await send(() => callFromBrowser('joinus/sendpaper', { requestid, fileid }));
    if (sent.ok) onSent(sent.answer);
  };
  const upload = useUpload(
    'uploadimage',
    ({ fileid }) => void keep(fileid),
    () => undefined,
  );
  const take = (file: File) => {
    setIsTooLarge(file.size > UPLOAD_LIMITS.imageBytes);
    if (file.size <= UPLOAD_LIMITS.imageBytes) upload.start(file, file.name);
  };
  return (
    <>
      {fileurl !== null && (
        <img src={fileurl} alt={t('photo')} className="h-28 w-40 rounded-field bg-stone-200 object-cover" />
      )}
      {upload.percent === null ? (
        <UploadButton
          label={t(fileurl === null ? 'add' : 'again')}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFile={take}
          error={isTooLarge ? t('tooLarge') : undefined}
        />
      ) : (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('sending')}
          removeLabel={common('cancel')}
          onRemove={upload.cancel}
        >
          <span className="text-14">{t('sending')}</span>
        </UploadItem>
      )}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </>
  );
}
