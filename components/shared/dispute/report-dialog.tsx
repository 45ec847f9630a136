import { Ban, CircleAlert, Hammer, PackageX, ReceiptText, ThumbsDown, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import type { SendFile } from '@/components/forms/fields/use-upload';
import { WordsDialog } from '@/components/shared/words-dialog';
import { ChoiceChips, ChoiceTiles } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import { DISPUTE_REASONS, DISPUTE_WISHES, type DisputeReason, type DisputeWish } from '@/lib/contract/enumerations';
import { LONGEST_DISPUTE_TEXT } from '@/lib/domain/constants/orders';
import { toClaimCapRials } from '@/lib/domain/dispute/settlement';
import { takesDamageAlone } from '@/lib/domain/order/order-lifecycle';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DisputePhotos } from './dispute-photos';
import type { SentPhoto } from './own-photo';

/** An order as far as it decides on what can be reported. */
export type ReportableOrder = Pick<
  CallAnswer<'clean/gettaskdetail'>['taskDetail'],
  'kind' | 'completesAtMs' | 'serverNowMs' | 'priceRial' | 'lines'
>;

/** A report without its photos. */
export type ProblemReport = Required<
  Pick<CallRequest<'dispute/opendispute'>, 'reason' | 'text' | 'wish' | 'askedrial'>
> &
  Pick<CallRequest<'dispute/opendispute'>, 'piece'>;

interface ReportDialogProps<Name extends string | number> {
  /** The name under which unsent words are kept. */
  readonly keptAs: string;
  readonly order: ReportableOrder;
  readonly sendPhoto: SendFile<SentPhoto<Name>>;
  readonly onReport: (report: ProblemReport, photos: readonly Name[]) => Promise<unknown>;
  readonly onClose: () => void;
  /** Sent or refused: either way the order may have changed. */
  readonly onReported: () => void;
}

const REASON_ICONS: Readonly<Record<DisputeReason, IconNode>> = {
  'not-done': Ban,
  'badly-done': ThumbsDown,
  damage: Hammer,
  'missing-piece': PackageX,
  'wrong-sum': ReceiptText,
  behaviour: CircleAlert,
};

/** Damage of textiles can be reported for longer than all else. */
function listReasons({ kind, completesAtMs, serverNowMs }: ReportableOrder): readonly DisputeReason[] {
  const isLate =
    isOfKind(kind, { isTextile: true }) && completesAtMs !== null && takesDamageAlone(completesAtMs, serverNowMs);
  return isLate ? ['damage'] : DISPUTE_REASONS;
}

/** The problem, the customer's wish, words and photos. The sum is the price unless it is changed. */
export function ReportDialog<Name extends string | number>({
  keptAs,
  order,
  sendPhoto,
  onReport,
  onClose,
  onReported,
}: ReportDialogProps<Name>) {
  const t = useTranslations('order-following.dispute');
  const choices = useSaid(order);
  const { reason, wish, place, tomans, isSum } = choices;
  const [photos, setPhotos] = useState<readonly SentPhoto<Name>[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function report(text: string) {
    if (reason === null || tomans === null) return;
    const askedrial = tomans * RIALS_A_TOMAN;
    const names = photos.map(({ name }) => name);
    try {
      // Three taps are enough: without own words the reason is the customer's first word (BEHAVIOUR 15).
      const said = text.trim() === '' ? t(`reasons.${reason}`) : text;
      const piece = place === null ? {} : { piece: place };
      await onReport({ reason, text: said, wish, ...piece, askedrial }, names);
      onClose();
    } finally {
      onReported();
    }
  }

  return (
    <WordsDialog
      keptAs={keptAs}
      title={t('title')}
      text={t('text')}
      wordsLabel={t('words')}
      shortest={0}
      longest={LONGEST_DISPUTE_TEXT}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      isAnswered={reason !== null && isSum && !isBusy}
      onSend={report}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ReportFields order={order} isTried={isTried} said={choices} />
          <DisputePhotos photos={photos} send={sendPhoto} onChange={setPhotos} onBusyChange={setIsBusy} />
        </>
      )}
    </WordsDialog>
  );
}

/** Lines of which one piece can be reported alone, with their places in the order. */
function listPieces({ lines }: ReportableOrder) {
  return lines.flatMap(({ group, piece }, place) => {
    if (!piece) return [];
    const { label, amountRial } = piece;
    return [{ place, label: group === undefined ? label : `${group}: ${label}`, amountRial }];
  });
}

/** The choices above the words. A chosen piece sets the sum to its price. */
function useSaid(order: ReportableOrder) {
  const [reason, setReason] = useState<DisputeReason | null>(null);
  const [wish, setWish] = useState<DisputeWish>('refund');
  const [tomans, setTomans] = useState<number | null>(order.priceRial / RIALS_A_TOMAN);
  const [place, setPlace] = useState<number | null>(null);
  const toPriceRials = (at: number | null) =>
    listPieces(order).find((piece) => piece.place === at)?.amountRial ?? order.priceRial;
  const choosePiece = (chosen: number | null) => {
    setPlace(chosen);
    setTomans(toPriceRials(chosen) / RIALS_A_TOMAN);
  };
  const mostRials = toClaimCapRials(reason ?? 'badly-done', toPriceRials(place));
  // Damage may cost more than can be decided: the rest is recorded, and support mediates (BEHAVIOUR 15).
  const isAbove = tomans !== null && tomans * RIALS_A_TOMAN > mostRials;
  const isSum = tomans !== null && (reason === 'damage' || !isAbove);
  return { reason, setReason, wish, setWish, place, choosePiece, tomans, setTomans, mostRials, isAbove, isSum };
}

interface ReportFieldsProps {
  readonly order: ReportableOrder;
  readonly isTried: boolean;
  readonly said: ReturnType<typeof useSaid>;
}

function ReportFields({ order, isTried, said }: ReportFieldsProps) {
  const t = useTranslations('order-following.dispute');
  const words = useTranslations('dispute');
  const locale = useLocale();
  const { reason, wish, tomans, mostRials, isAbove, isSum } = said;
  const most = formatTomans(mostRials, locale);
  return (
    <>
      <ChoiceTiles
        legend={t('reason')}
        value={reason}
        error={isTried && reason === null ? t('reasonWrong') : undefined}
        onValueChange={said.setReason}
        choices={listReasons(order).map((known) => ({
          value: known,
          label: t(`reasons.${known}`),
          picture: <Icon icon={REASON_ICONS[known]} />,
        }))}
      />
      <PieceChoice pieces={listPieces(order)} place={said.place} onChoose={said.choosePiece} />
      <ChoiceChips
        legend={words('wish')}
        value={wish}
        onValueChange={said.setWish}
        choices={DISPUTE_WISHES.map((known) => ({ value: known, label: words(`wishes.${known}`) }))}
      />
      <TomanField
        label={words('askedSum')}
        tomans={tomans}
        onTomansChange={said.setTomans}
        hint={isAbove && isSum ? words('aboveCap', { most }) : undefined}
        error={isTried && !isSum ? words('sumWrong', { most }) : undefined}
      />
    </>
  );
}

interface PieceChoiceProps {
  readonly pieces: ReturnType<typeof listPieces>;
  readonly place: number | null;
  readonly onChoose: (place: number | null) => void;
}

const WHOLE_ORDER = 'whole';

/** One piece of the textiles, or the whole order; nothing where no pieces were ordered. */
function PieceChoice({ pieces, place, onChoose }: PieceChoiceProps) {
  const t = useTranslations('order-following.dispute');
  if (pieces.length === 0) return null;
  return (
    <ChoiceChips
      legend={t('piece')}
      value={place === null ? WHOLE_ORDER : String(place)}
      onValueChange={(chosen) => onChoose(chosen === WHOLE_ORDER ? null : Number(chosen))}
      choices={[
        { value: WHOLE_ORDER, label: t('wholeOrder') },
        ...pieces.map((piece) => ({ value: String(piece.place), label: piece.label })),
      ]}
    />
  );
}
