import { Shirt } from 'lucide';
import { useTranslations } from 'next-intl';

import { OrderedDifferences } from '@/components/shared/facts/ordered-differences';
import { TextilePieces, type Piece } from '@/components/shared/facts/textile-pieces';
import { Card } from '@/components/ui/card';
import { Fold } from '@/components/ui/fold';
import { Notice } from '@/components/ui/notice';
import { isAccepted, isVisitAgreed } from '@/lib/domain/order/order-states';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

/**
 * The collected pieces, each with its present place. The list is open while the customer checks it, and folded once the
 * pieces are on their way.
 */
export function TextilesCard({ task }: { task: TaskDetail }) {
  const { custody, state } = task;
  if (!custody || !isAccepted(state)) return null;
  if (custody.lstPiece.length > 0 && !isVisitAgreed(state)) return <CollectedPieces custody={custody} />;
  return <ListToCheck custody={custody} />;
}

interface CustodyProps {
  readonly custody: NonNullable<TaskDetail['custody']>;
}

function ListToCheck({ custody }: CustodyProps) {
  const t = useTranslations('textiles');
  const isListed = custody.lstPiece.length > 0;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p aria-live="polite" className="text-14 text-stone-500">
          {isListed ? t('summary', { count: custody.pieceCount }) : t('none')}
        </p>
      </div>
      {isListed && (
        <>
          <OrderedDifferences pieces={custody.lstOrdered} side="customer" />
          <Notice tone="warning">{t('check')}</Notice>
          <TextilePieces pieces={custody.lstPiece} />
        </>
      )}
    </Card>
  );
}

function CollectedPieces({ custody }: CustodyProps) {
  const t = useTranslations('textiles');
  const locale = useLocale();
  const stage = findCommonStage(custody.lstPiece);
  const summary = [t('summary', { count: custody.pieceCount }), ...(stage ? [t(`stages.${stage}`)] : [])];
  return (
    <Fold icon={Shirt} title={t('title')} summary={summary.join(' · ')}>
      <div className="flex flex-col gap-4">
        <TextilePieces pieces={custody.lstPiece} />
        <p className="text-14 text-stone-500">
          {custody.signedAtMs === null
            ? t('unsigned')
            : t('signed', { time: formatInstant(custody.signedAtMs, locale) })}
        </p>
      </div>
    </Fold>
  );
}

/** The stage that all pieces have reached; null while they differ. */
function findCommonStage(pieces: readonly Piece[]) {
  const stages = new Set(pieces.map(({ lstScan }) => lstScan.at(-1)?.stage ?? null));
  const [stage = null] = stages;
  return stages.size === 1 ? stage : null;
}
