import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useFileSending } from '@/components/forms/fields/use-upload';
import type { OrderedPiece } from '@/components/shared/facts/ordered-differences';
import { FailureNotice } from '@/components/shared/failure-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Stepper } from '@/components/ui/stepper';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { callFromBrowser } from '@/lib/client/browser';
import { uploadFromBrowser } from '@/lib/client/upload';
import { CUSTODY_LIMITS } from '@/lib/domain/constants/textiles';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Described } from './piece-dialog';

interface OrderedRowsProps {
  readonly taskId: number;
  readonly pieces: readonly OrderedPiece[];
  /** One of them has a defect or a tag, which is written down. */
  readonly onDescribe: (described: Described) => void;
  readonly onListed: () => void;
}

/** The ordered pieces, ready to be listed: a photo lists all pieces of a kind, as one bag with one tag. */
export function OrderedRows({ taskId, pieces, onDescribe, onListed }: OrderedRowsProps) {
  const t = useTranslations('textiles');
  const [listedName, setListedName] = useState<string | null>(null);
  if (pieces.length === 0) return null;
  const say = (name: string) => {
    setListedName(name);
    onListed();
  };
  return (
    <section aria-label={t('ordered')} className="flex flex-col gap-2">
      <h4 className="font-semibold">{t('ordered')}</h4>
      <ul className="flex flex-col gap-3">
        {pieces.map((piece, index) => (
          <li key={piece.item} className="flex flex-col gap-2">
            {piece.group !== undefined && pieces[index - 1]?.group !== piece.group && (
              <span className="text-14 font-semibold text-stone-500">{piece.group}</span>
            )}
            {piece.listedCount < piece.orderedCount ? (
              // What is left to list is asked anew after each photo.
              <AwaitedRow
                key={piece.listedCount}
                taskId={taskId}
                piece={piece}
                onDescribe={onDescribe}
                onListed={() => say(piece.label)}
              />
            ) : (
              <p className="flex min-h-touch items-center gap-4">
                <span className="grow">{piece.label}</span>
                <CountOfOrder piece={piece} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {listedName !== null && <Notice tone="success">{t('work.scanned', { name: listedName })}</Notice>}
      </div>
    </section>
  );
}

interface AwaitedRowProps extends Pick<OrderedRowsProps, 'taskId' | 'onDescribe' | 'onListed'> {
  readonly piece: OrderedPiece;
}

/** A kind that is not on the list yet: how many there are, their photo, and the way to write down a defect. */
function AwaitedRow({ taskId, piece, onDescribe, onListed }: AwaitedRowProps) {
  const t = useTranslations('textiles.work');
  const [count, setCount] = useState(Math.min(CUSTODY_LIMITS.inABag, piece.orderedCount - piece.listedCount));
  const [isBusy, setIsBusy] = useState(false);
  const upload = useFileSending(
    async (file, fileName, options) => {
      const { lstFileDocument } = await uploadFromBrowser('uploadimage', file, fileName, options);
      const [photo] = lstFileDocument;
      if (!photo) return;
      const { item, label } = piece;
      await callFromBrowser('custody/addpiece', {
        taskid: taskId,
        pieceName: label,
        item,
        count,
        fileid: photo.fileid,
      });
    },
    onListed,
    setIsBusy,
  );
  return (
    <div className="flex flex-col gap-2 rounded-field border border-stone-200 p-3">
      <Stepper
        label={piece.label}
        description={<CountOfOrder piece={piece} />}
        value={count}
        minimum={1}
        maximum={CUSTODY_LIMITS.inABag}
        onValueChange={setCount}
        formatValue={(value) => t('pieces', { count: value })}
        increaseLabel={t('more')}
        decreaseLabel={t('fewer')}
      />
      {upload.percent !== null ? (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('photoSending')}
          removeLabel={t('photoRemove')}
          onRemove={upload.cancel}
        >
          <span>{t('photoSending')}</span>
        </UploadItem>
      ) : (
        <UploadButton
          label={t('photoOrdered', { name: piece.label })}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFile={(file) => upload.start(file, file.name)}
        />
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
      <Button variant="quiet" disabled={isBusy} onClick={() => onDescribe({ ordered: piece, count })}>
        {t('describeOrdered', { name: piece.label })}
      </Button>
    </div>
  );
}

function CountOfOrder({ piece: { listedCount, orderedCount } }: { piece: OrderedPiece }) {
  const t = useTranslations('textiles');
  const locale = useLocale();
  const counts = { listed: formatNumber(listedCount, locale), ordered: formatNumber(orderedCount, locale) };
  return <span className="text-stone-500">{t('orderedRow', counts)}</span>;
}
