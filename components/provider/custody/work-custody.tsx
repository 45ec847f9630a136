import { Plus, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { OrderedDifferences } from '@/components/shared/facts/ordered-differences';
import { TextilePieces, type Piece } from '@/components/shared/facts/textile-pieces';
import { Button, IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import { formatInstant } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';
import { OrderedRows } from './ordered-rows';
import type { Described } from './piece-dialog';
import { ScanCard } from './scan-card';
import { TagCode } from './tag-code';

const PieceDialog = dynamic(
  toPatientLoader(() => import('./piece-dialog').then((module) => module.PieceDialog)),
  { ssr: false },
);

const SOMETHING_ELSE: Described = { ordered: null, count: 1 };

interface WorkCustodyProps {
  readonly work: WorkDetail;
  readonly onChange: () => void;
}

/** The provider's side of textiles: listing them at the door, scanning them at each hand-over, and where each is. */
export function WorkCustody({ work, onChange }: WorkCustodyProps) {
  const t = useTranslations('textiles');
  const locale = useLocale();
  const toErrorText = useErrorText();
  /** The piece being described; null for none. */
  const [described, setDescribed] = useState<Described | null>(null);
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
        {custody.takesPieces && (
          <OrderedRows taskId={work.taskid} pieces={custody.lstOrdered} onDescribe={setDescribed} onListed={onChange} />
        )}
        {custody.takesPieces && custody.lstPiece.length > 0 && (
          <OrderedDifferences pieces={custody.lstOrdered} side="provider" />
        )}
        {custody.takesPieces && (
          <Button variant="secondary" className="self-start" onClick={() => setDescribed(SOMETHING_ELSE)}>
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
      {described !== null && (
        <PieceDialog taskId={work.taskid} described={described} onClose={() => setDescribed(null)} onAdded={onChange} />
      )}
    </>
  );
}
