import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { WordsDialog } from '@/components/shared/words-dialog';
import { ChoiceCards } from '@/components/ui/choice';
import { Select } from '@/components/ui/select';
import { callFromBrowser } from '@/lib/client/browser';
import { DISPUTE_LIMITS, SECOND_VISIT_AHEAD_MS } from '@/lib/domain/constants/orders';
import type { DisputeWish } from '@/lib/contract/enumerations';
import { toCommissionRials } from '@/lib/domain/money/money';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatClock, formatInstant, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DisputeCase } from './dispute-shape';
import type { DisputeDialogProps } from './dispute-words';

const HOURS = Array.from({ length: 12 }, (_, index) => index + 8);
const DAYS_AHEAD = SECOND_VISIT_AHEAD_MS / DAY_MS - 1;

const ANSWERS = ['second-visit', 'refund', 'refuse'] as const satisfies readonly (DisputeWish | 'refuse')[];
type Answer = (typeof ANSWERS)[number];

/** The professional's part of the price after the offered refund, in rial. */
function toShareRials({ priceRial, commissionedRial }: DisputeCase, backRials: number): number {
  const keptRials = priceRial - backRials;
  return keptRials - toCommissionRials(Math.min(keptRials, commissionedRial));
}

/** The professional's answer, as it stands in the dialog. */
function useOwnAnswer({ wish, priceRial }: DisputeCase) {
  const [kind, setKind] = useState<Answer>(wish);
  const [tomans, setTomans] = useState<number | null>(null);
  const [day, setDay] = useState('');
  const [hour, setHour] = useState('');
  const isSum = tomans !== null && tomans * RIALS_A_TOMAN <= priceRial;
  const visitAtMs = day !== '' && hour !== '' ? toInstantMs(day, Number(hour)) : null;
  const isWhole = { refuse: true, refund: isSum, 'second-visit': visitAtMs !== null }[kind];
  return { kind, setKind, tomans, setTomans, day, setDay, hour, setHour, isSum, visitAtMs, isWhole };
}

/** The professional offers a sum or an hour at which to come again, or accepts nothing. */
export function OfferDialog({ dispute, onDone, onClose }: DisputeDialogProps) {
  const t = useTranslations('dispute');
  const own = useOwnAnswer(dispute);
  const { kind, tomans, visitAtMs } = own;
  const { taskid } = dispute;
  const answer = async (text: string) => {
    if (kind === 'refuse') await callFromBrowser('dispute/adddisputewords', { taskid, text, fileids: [] });
    else {
      const money = { rial: (tomans ?? 0) * RIALS_A_TOMAN, visitatms: null };
      const offered = kind === 'refund' ? money : { rial: null, visitatms: visitAtMs };
      await callFromBrowser('dispute/offersettlement', { taskid, text, ...offered });
    }
    onDone();
  };
  return (
    <WordsDialog
      keptAs={`dispute-offer-${dispute.taskid}`}
      title={t('makeOffer')}
      text={t('offerText')}
      wordsLabel={t('words')}
      wordsWrong={t('wordsWrong')}
      longest={DISPUTE_LIMITS.longestText}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      isAnswered={own.isWhole}
      onSend={answer}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <AnswerChoice dispute={dispute} own={own} />
          <AnswerFields dispute={dispute} own={own} isTried={isTried} />
        </>
      )}
    </WordsDialog>
  );
}

interface OfAnswer {
  readonly dispute: DisputeCase;
  readonly own: ReturnType<typeof useOwnAnswer>;
}

/** The three answers, each with what it brings. */
function AnswerChoice({ dispute, own: { kind, setKind, tomans, visitAtMs } }: OfAnswer) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const toShare = (backRials: number) =>
    t('offers.share', { amount: formatTomans(toShareRials(dispute, backRials), locale) });
  const sumRials = tomans === null ? dispute.askedRial : tomans * RIALS_A_TOMAN;
  const results: Record<Answer, string | undefined> = {
    'second-visit': toShare(0),
    refund: sumRials <= dispute.priceRial ? toShare(sumRials) : undefined,
    refuse: t('offers.refused'),
  };
  return (
    <ChoiceCards
      legend={t('offerKind')}
      value={kind}
      onValueChange={setKind}
      choices={ANSWERS.map((known) => ({
        value: known,
        label: t(`offers.${known}`),
        description: results[known],
        detail: known === 'second-visit' && visitAtMs !== null && formatInstant(visitAtMs, locale),
      }))}
    />
  );
}

/** The fields of an answer: the sum, or the hour. */
function AnswerFields({ dispute, own, isTried }: OfAnswer & { readonly isTried: boolean }) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const { kind, tomans, setTomans, isSum, isWhole } = own;
  if (kind === 'refuse') return null;
  if (kind === 'refund')
    return (
      <TomanField
        label={t('sum')}
        tomans={tomans}
        onTomansChange={setTomans}
        error={isTried && !isSum ? t('sumWrong', { most: formatTomans(dispute.priceRial, locale) }) : undefined}
      />
    );
  return (
    <VisitFields
      todayMs={dispute.serverNowMs}
      day={own.day}
      hour={own.hour}
      error={isTried && !isWhole ? t('choose') : undefined}
      onDay={own.setDay}
      onHour={own.setHour}
    />
  );
}

interface VisitFieldsProps {
  readonly todayMs: number;
  readonly day: string;
  readonly hour: string;
  readonly error: string | undefined;
  readonly onDay: (day: string) => void;
  readonly onHour: (hour: string) => void;
}

/** When to come again: a day from tomorrow on, and a full hour. */
function VisitFields({ todayMs, day, hour, error, onDay, onHour }: VisitFieldsProps) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const today = toTehranDate(todayMs);
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1));
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Select
        label={t('day')}
        value={day}
        placeholder=""
        error={day === '' ? error : undefined}
        onChange={({ target }) => onDay(target.value)}
        options={days.map((known) => ({ value: known, label: formatJalaliDate(known, locale) }))}
      />
      <Select
        label={t('hour')}
        value={hour}
        placeholder=""
        error={hour === '' ? error : undefined}
        onChange={({ target }) => onHour(target.value)}
        options={HOURS.map((known) => ({
          value: String(known),
          label: formatClock(toInstantMs(today, known), locale),
        }))}
      />
    </div>
  );
}
