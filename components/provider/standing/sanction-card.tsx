import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { AppealForm } from './appeal-form';
import { OwnEvents } from './own-events';
import { SentPapers } from './standing-papers';
import { ReliabilityEvents } from '@/components/shared/reliability-events';

type Sanction = CallAnswer<'provider/getsanctions'>['lstSanction'][number];

interface SanctionCardProps {
  readonly sanction: Sanction;
  readonly nowMs: number;
  /** An appeal or papers were sent. */
  readonly onChange: () => void;
}

/** One decision: what, why, how long, the appeal and what became of it, and on what the decision rests. */
export function SanctionCard({ sanction, nowMs, onChange }: SanctionCardProps) {
  const t = useTranslations('provider.sanctions');
  const locale = useLocale();
  const { kind, points, reason, beganAtMs, endsAtMs, endedAtMs, lstEvidence } = sanction;
  const time = (atMs: number) => formatInstant(atMs, locale);
  const isLive = endedAtMs === null;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-18 font-bold">{t(`kinds.${kind}`)}</h3>
        <Badge tone={isLive ? 'danger' : 'neutral'}>{t(isLive ? 'live' : 'over')}</Badge>
      </div>
      <div>
        <p>{t(`why.${kind}`, { points: formatNumber(points, locale) })}</p>
        {reason !== null && (
          <p className="font-medium">
            <WrittenText text={reason} className="inline-block max-w-full" />
          </p>
        )}
        <p className="text-14 text-stone-500">{t('began', { time: time(beganAtMs) })}</p>
        <p className="text-14 text-stone-500">{toEndText()}</p>
      </div>
      {isLive && <p className="text-14">{t('keeps')}</p>}
      <Appeal sanction={sanction} nowMs={nowMs} onChange={onChange} />
      {lstEvidence.length > 0 && (
        <details open={isLive}>
          <summary className="min-h-touch cursor-pointer py-2 font-medium text-enamel-700">{t('evidence')}</summary>
          {isLive ? (
            <OwnEvents events={lstEvidence} nowMs={nowMs} onSent={onChange} />
          ) : (
            <ReliabilityEvents events={lstEvidence} />
          )}
        </details>
      )}
    </Card>
  );

  function toEndText(): string {
    if (endedAtMs !== null) return t('ended', { time: time(endedAtMs) });
    return endsAtMs === null ? t('open') : t('until', { time: time(endsAtMs) });
  }
}

/** The appeal's result, or the form to appeal while there is time. */
function Appeal({ sanction, nowMs, onChange }: SanctionCardProps) {
  const t = useTranslations('provider.sanctions');
  const locale = useLocale();
  const { sanctionid, appealDueAtMs, appealText, lstPaperUrl, appealedAtMs, decision, decisionReason } = sanction;
  if (appealedAtMs === null) {
    const due = formatInstant(appealDueAtMs, locale);
    if (nowMs > appealDueAtMs) return <p className="text-14 text-stone-500">{t('closed', { time: due })}</p>;
    return <AppealForm sanctionId={sanctionid} due={due} onAppealed={onChange} />;
  }
  return (
    <div className="flex flex-col gap-3">
      {decision ? (
        <Notice tone={decision === 'lifted' ? 'success' : 'info'}>
          <p className="font-semibold">{t(decision)}</p>
          <p>
            <WrittenText text={decisionReason ?? ''} className="inline-block max-w-full" />
          </p>
        </Notice>
      ) : (
        <Notice tone="info">{t('sent', { time: formatInstant(appealedAtMs, locale) })}</Notice>
      )}
      <div>
        <p className="text-14 text-stone-500">{t('yours')}</p>
        <p>
          <WrittenText text={appealText ?? ''} className="inline-block max-w-full" />
        </p>
        <SentPapers urls={lstPaperUrl} />
      </div>
    </div>
  );
}
