import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Badge } from '@/components/ui/badge';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Custody = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['custody']>;
export type Piece = Custody['lstPiece'][number];

interface TextilePiecesProps {
  readonly pieces: readonly Piece[];
  /** Makes a piece's acts, at the end of its row. */
  readonly toAction?: (piece: Piece) => ReactNode;
}

/** Pieces of textiles, each with its photo, its tag, what was wrong with it, and where it is. */
export function TextilePieces({ pieces, toAction }: TextilePiecesProps) {
  return (
    <ul className="flex flex-col gap-3">
      {pieces.map((piece) => (
        <li key={piece.pieceid} className="flex gap-3 rounded-field border border-stone-200 p-3">
          <PieceFacts piece={piece} />
          {toAction?.(piece)}
        </li>
      ))}
    </ul>
  );
}

/** U+2066 and U+2069: a tag is read from left to right wherever it stands. */
const isolate = (text: string) => `\u2066${text}\u2069`;

function PieceFacts({ piece }: { piece: Piece }) {
  const t = useTranslations('textiles');
  const locale = useLocale();
  const last = piece.lstScan.at(-1);
  return (
    <>
      {piece.fileurl !== null && (
        <a href={piece.fileurl} target="_blank" rel="noopener" className="shrink-0">
          <img
            src={piece.fileurl}
            alt={t('photo', { name: piece.pieceName })}
            className="size-20 rounded-field object-cover narrow:size-12"
          />
        </a>
      )}
      <div className="min-w-0 grow text-14">
        <p className="text-16 font-semibold">
          <WrittenText text={piece.pieceName} />
        </p>
        {piece.count > 1 && <p>{t('bag', { count: piece.count })}</p>}
        <p className="text-stone-500 [overflow-wrap:anywhere]">
          {piece.defects === '' ? (
            t('noDefects')
          ) : (
            <LabelWithName label={t('defects', { text: '{name}' })} name={piece.defects} />
          )}
        </p>
        <p className="text-stone-500">{t('tag', { tag: isolate(piece.tag) })}</p>
        <p className="flex flex-wrap items-center gap-x-2 pt-1">
          <Badge tone={last?.stage === 'returned' ? 'success' : 'info'}>
            {last ? t(`stages.${last.stage}`) : t('listed')}
          </Badge>
          {last && <span className="text-stone-500">{formatInstant(last.atMs, locale)}</span>}
        </p>
      </div>
    </>
  );
}
