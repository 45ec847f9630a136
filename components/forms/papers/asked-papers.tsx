import { useTranslations } from 'next-intl';

import { PaperUpload } from '@/components/forms/fields/paper-upload';
import { LoadFailure } from '@/components/shared/load-failure';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
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
  const toErrorText = useErrorText();
  const { failure, send } = useSending();
  const keep = async (fileid: number) => {
    const sent = await send(() => callFromBrowser('joinus/sendpaper', { requestid, fileid }));
    if (sent.ok) onSent(sent.answer);
  };
  return (
    <>
      {fileurl !== null && (
        <img src={fileurl} alt={t('photo')} className="h-28 w-40 rounded-field bg-stone-200 object-cover" />
      )}
      <PaperUpload
        label={t(fileurl === null ? 'add' : 'again')}
        words={{ sending: t('sending'), tooLarge: t('tooLarge') }}
        onArrived={({ fileid }) => void keep(fileid)}
      />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </>
  );
}
