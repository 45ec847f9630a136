import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { WordsDialog } from '@/components/shared/words-dialog';
import { Select } from '@/components/ui/select';
import { callFromBrowser } from '@/lib/client/browser';
import { DISPUTE_LIMITS, SECOND_VISIT_AHEAD_MS } from '@/lib/domain/constants/orders';
import { DISPUTE_WISHES, type DisputeWish } from '@/lib/contract/enumerations';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatClock, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DisputeDialogProps } from './dispute-words';

const HOURS = Array.from({ length: 12 }, (_, index) => index + 8);
const DAYS_AHEAD = SECOND_VISIT_AHEAD_MS / DAY_MS - 1;

/** The professional offers a sum, or an hour at which to come again. */
export function OfferDialog({ dispute, onDone, onClose }: DisputeDialogProps) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const [kind, setKind] = useState<DisputeWish>(dispute.wish);
  const [tomans, setTomans] = useState<number | null>(null);
  const [day, setDay] = useState('');
  const [hour, setHour] = useState('');
  const { taskid, priceRial, serverNowMs } = dispute;
  const most = formatTomans(priceRial, locale);
  const isSum = tomans !== null && tomans * RIALS_A_TOMAN <= priceRial;
  const isAnswered = kind === 'refund' ? isSum : day !== '' && hour !== '';

  const offer = async (text: string) => {
    const money = { rial: (tomans ?? 0) * RIALS_A_TOMAN, visitatms: null };
    const visit = { rial: null, visitatms: toInstantMs(day, Number(hour)) };
    await callFromBrowser('dispute/offersettlement', { taskid, text, ...(kind === 'refund' ? money : visit) });
    onDone();
  };
  return (
    <WordsDialog
      title={t('makeOffer')}
      text={t('offerText')}
      wordsLabel={t('words')}
      wordsWrong={t('wordsWrong')}
      longest={DISPUTE_LIMITS.longestText}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      isAnswered={isAnswered}
      onSend={offer}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Select
            label={t('offerKind')}
            value={kind}
            onChange={({ target }) => setKind(DISPUTE_WISHES.find((known) => known === target.value) ?? 'refund')}
            options={DISPUTE_WISHES.map((known) => ({ value: known, label: t(`wishes.${known}`) }))}
          />
          {kind === 'refund' ? (
            <TomanField
              label={t('sum')}
              tomans={tomans}
              onTomansChange={setTomans}
              error={isTried && !isSum ? t('sumWrong', { most }) : undefined}
            />
          ) : (
            <VisitFields
              todayMs={serverNowMs}
              day={day}
              hour={hour}
              error={isTried && !isAnswered ? t('choose') : undefined}
              onDay={setDay}
              onHour={setHour}
            />
          )}
        </>
      )}
    </WordsDialog>
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
