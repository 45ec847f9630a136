import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import { isProvidersOwn } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { custodies, type TaskRow } from '../../schema';
import type { Reader } from '../record/reader';
import { toOrdered } from '../parts/custody/ordered';
import { findNextStage, listMissing, listPieces, type PieceWithScans } from '../parts/custody/pieces';

type Custody = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['custody']>;

interface CustodyReader {
  readonly reader: Reader;
  readonly locale: Locale;
}

/** The place of each piece of an order's textiles; null for an order without any, and for readers outside the order. */
export async function findCustody(executor: Executor, task: TaskRow, by: CustodyReader): Promise<Custody | null> {
  if (!isOfKind(task.kind, { isTextile: true })) return null;
  const { reader } = by;
  const mayRead = reader === 'customer' || (reader === 'provider' && isProvidersOwn(task.state));
  return mayRead ? readCustody(executor, task, by) : null;
}

/** The textiles of an order, for one of its two sides. */
export async function readCustody(
  executor: Executor,
  task: TaskRow,
  { reader, locale }: CustodyReader,
): Promise<Custody> {
  const pieces = await listPieces(executor, task.id);
  const [custody] = await executor.select().from(custodies).where(eq(custodies.taskId, task.id));
  const isAtTheDoor = isMoveAllowed('pickUp', task, 'provider');
  const nextStage = isAtTheDoor ? null : findNextStage(task.state);
  return {
    lstPiece: pieces.map(toPiece),
    pieceCount: pieces.reduce((sum, { piece }) => sum + piece.count, 0),
    lstOrdered: toOrdered(task.lines, pieces, locale),
    signedAtMs: custody?.signedAt?.getTime() ?? null,
    takesPieces: reader === 'provider' && isAtTheDoor,
    nextStage,
    missingCount: nextStage === null ? 0 : listMissing(pieces, nextStage).length,
  };
}

function toPiece({ piece, scans }: PieceWithScans): Custody['lstPiece'][number] {
  return {
    pieceid: piece.id,
    tag: piece.tag,
    pieceName: piece.name,
    count: piece.count,
    defects: piece.defects,
    fileurl: piece.fileId === null ? null : toFileUrl(piece.fileId),
    lstScan: scans.map(({ stage, at }) => ({ stage, atMs: at.getTime() })),
  };
}
