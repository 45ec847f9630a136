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
  'kind' | 'completesAtMs' | 'serverNowMs' | 'priceRial'
>;

/** A report without its photos. */
export type ProblemReport = Required<
  Pick<CallRequest<'dispute/opendispute'>, 'reason' | 'text' | 'wish' | 'askedrial'>
>;

interface ReportDialogProps<Name extends string | number> {
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
  order,
  sendPhoto,
  onReport,
  onClose,
  onReported,
}: ReportDialogProps<Name>) {
  const t = useTranslations('orders.dispute');
  const choices = useSaid(order);
  const { reason, wish, tomans, isSum } = choices;
  const [photos, setPhotos] = useState<readonly SentPhoto<Name>[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function report(text: string) {
    if (reason === null || tomans === null) return;
    const askedrial = tomans * RIALS_A_TOMAN;
    const names = photos.map(({ name }) => name);
    try {
      // Three taps are enough: without own words the reason is the customer's first word (BEHAVIOUR 15).
      const said = text.trim() === '' ? t(`reasons.${reason}`) : text;
      await onReport({ reason, text: said, wish, askedrial }, names);
      onClose();
    } finally {
      onReported();
    }
  }

  return (
    <WordsDialog
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

/** The choices above the words. */
function useSaid(order: ReportableOrder) {
  const [reason, setReason] = useState<DisputeReason | null>(null);
  const [wish, setWish] = useState<DisputeWish>('refund');
  const [tomans, setTomans] = useState<number | null>(order.priceRial / RIALS_A_TOMAN);
  const mostRials = toClaimCapRials(reason ?? 'badly-done', order.priceRial);
  const isSum = tomans !== null && tomans * RIALS_A_TOMAN <= mostRials;
  return { reason, setReason, wish, setWish, tomans, setTomans, mostRials, isSum };
}

interface ReportFieldsProps {
  readonly order: ReportableOrder;
  readonly isTried: boolean;
  readonly said: ReturnType<typeof useSaid>;
}

function ReportFields({ order, isTried, said }: ReportFieldsProps) {
  const t = useTranslations('orders.dispute');
  const words = useTranslations('dispute');
  const locale = useLocale();
  const { reason, wish, tomans, mostRials, isSum } = said;
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
        error={isTried && !isSum ? words('sumWrong', { most: formatTomans(mostRials, locale) }) : undefined}
      />
    </>
  );
}
