import { Plus, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { OrderedDifferences, type OrderedPiece } from '@/components/shared/facts/ordered-differences';
import { TextilePieces, type Piece } from '@/components/shared/facts/textile-pieces';
import { Button, IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';
import { ScanCard } from './scan-card';
import { TagCode } from './tag-code';

const PieceDialog = dynamic(
  toPatientLoader(() => import('./piece-dialog').then((module) => module.PieceDialog)),
  { ssr: false },
);

interface WorkCustodyProps {
  readonly work: WorkDetail;
  readonly onChange: () => void;
}

/** The provider's side of textiles: listing them at the door, scanning them at each hand-over, and where each is. */
export function WorkCustody({ work, onChange }: WorkCustodyProps) {
  const t = useTranslations('textiles');
  const locale = useLocale();
  const toErrorText = useErrorText();
  /** What is being listed: something of the order, or something else; null while nothing is. */
  const [listed, setListed] = useState<OrderedPiece | 'other' | null>(null);
  const { failure, send } = useSending();
  const { custody } = work;
  if (!custody || (!custody.takesPieces && custody.lstPiece.length === 0)) return null;
  const remove = async ({ pieceid }: Piece) => {
    await send(() => callFromBrowser('custody/removepiece', { pieceid }));
    onChange();
  };
  return (
    <>
      <ScanCard work={work} onScanned={onChange} />
      <Card className="flex flex-col gap-4">
        <div>
          <h3 className="text-18 font-bold">{t('work.title')}</h3>
          <p className="text-14 text-stone-500">
            {custody.takesPieces ? t('work.hint') : t('summary', { count: custody.pieceCount })}
          </p>
        </div>
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        {custody.lstPiece.length > 0 && (
          <TextilePieces
            pieces={custody.lstPiece}
            toAction={(piece) => (
              <div className="flex shrink-0 flex-col items-end gap-2">
                <TagCode tag={piece.tag} />
                {custody.takesPieces && (
                  <IconButton label={t('work.remove', { name: piece.pieceName })} onClick={() => void remove(piece)}>
                    <Icon icon={Trash2} />
                  </IconButton>
                )}
              </div>
            )}
          />
        )}
        {custody.takesPieces && <OrderedRows pieces={custody.lstOrdered} onList={setListed} />}
        {custody.takesPieces && custody.lstPiece.length > 0 && (
          <OrderedDifferences pieces={custody.lstOrdered} side="provider" />
        )}
        {custody.takesPieces && (
          <Button variant="secondary" className="self-start" onClick={() => setListed('other')}>
            <Icon icon={Plus} />
            {t('work.add')}
          </Button>
        )}
        {custody.signedAtMs !== null && (
          <p className="text-14 text-stone-500">
            {t('signedProvider', { time: formatInstant(custody.signedAtMs, locale) })}
          </p>
        )}
      </Card>
      {listed !== null && (
        <PieceDialog
          taskId={work.taskid}
          ordered={listed === 'other' ? null : listed}
          onClose={() => setListed(null)}
          onAdded={onChange}
        />
      )}
    </>
  );
}

interface OrderedRowsProps {
  readonly pieces: readonly OrderedPiece[];
  readonly onList: (piece: OrderedPiece) => void;
}

/** What was ordered, ready to be listed with its photo: nothing of it is typed again, and nothing is forgotten. */
function OrderedRows({ pieces, onList }: OrderedRowsProps) {
  const t = useTranslations('textiles');
  const locale = useLocale();
  if (pieces.length === 0) return null;
  return (
    <section aria-label={t('ordered')} className="flex flex-col gap-2">
      <h4 className="font-semibold">{t('ordered')}</h4>
      <ul className="flex flex-col gap-2">
        {pieces.map((piece, index) => (
          <li key={piece.item} className="flex min-h-touch flex-wrap items-center gap-x-4">
            {piece.group !== undefined && pieces[index - 1]?.group !== piece.group && (
              <span className="w-full text-14 font-semibold text-stone-500">{piece.group}</span>
            )}
            <span className="grow">{piece.label}</span>
            <span className="text-stone-500">
              {t('orderedRow', {
                listed: formatNumber(piece.listedCount, locale),
                ordered: formatNumber(piece.orderedCount, locale),
              })}
            </span>
            {piece.listedCount < piece.orderedCount && (
              <Button variant="secondary" onClick={() => onList(piece)}>
                {t('work.listOrdered', { name: piece.label })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
