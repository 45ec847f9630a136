import { useTranslations } from 'next-intl';

import { OrderedDifferences } from '@/components/shared/facts/ordered-differences';
import { TextilePieces } from '@/components/shared/facts/textile-pieces';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { isAccepted, isVisitAgreed } from '@/lib/domain/order/order-states';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

/** The collected pieces, each with its present place. */
export function TextilesCard({ task }: { task: TaskDetail }) {
  const t = useTranslations('textiles');
  const locale = useLocale();
  const { custody, state } = task;
  if (!custody || !isAccepted(state)) return null;
  const isListed = custody.lstPiece.length > 0;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p aria-live="polite" className="text-14 text-stone-500">
          {isListed ? t('summary', { count: custody.pieceCount }) : t('none')}
        </p>
      </div>
      {isListed && isVisitAgreed(state) && <OrderedDifferences pieces={custody.lstOrdered} side="customer" />}
      {isListed && isVisitAgreed(state) && <Notice tone="warning">{t('check')}</Notice>}
      {isListed && <TextilePieces pieces={custody.lstPiece} />}
      {isListed && !isVisitAgreed(state) && (
        <p className="text-14 text-stone-500">
          {custody.signedAtMs === null
            ? t('unsigned')
            : t('signed', { time: formatInstant(custody.signedAtMs, locale) })}
        </p>
      )}
    </Card>
  );
}
