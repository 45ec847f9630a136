import { useTranslations } from 'next-intl';

import { DigitField } from '@/components/forms/fields/digit-field';
import { TomanField } from '@/components/forms/fields/toman-field';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { GIFT_CODE } from '@/lib/domain/constants/gifts';
import { addDays, type TehranDate } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { checkWish, type GiftCodeWish } from './gift-code-wish';

export interface WishFieldsProps {
  readonly wish: GiftCodeWish;
  readonly isTried: boolean;
  readonly onChange: (part: Partial<GiftCodeWish>) => void;
}

const BEGINS_IN_DAYS = [0, 1, 3, 7, 14, 30] as const;
const LASTS_DAYS = [7, 14, 30, 60, 90, 180, 330] as const;
const USES_DIGITS = String(GIFT_CODE.uses.most).length;

/** Worth, uses, days and the code itself. */
export function GiftCodeFields({ wish, today, isTried, onChange }: WishFieldsProps & { readonly today: TehranDate }) {
  const t = useTranslations('gift-codes');
  const locale = useLocale();
  const { isSum, isCount, isCode } = checkWish(wish);
  const limits = {
    least: formatTomans(GIFT_CODE.rials.least, locale),
    most: formatTomans(GIFT_CODE.rials.most, locale),
  };
  const number = (value: number) => formatNumber(value, locale);
  const toNumbers = ({ least, most }: typeof GIFT_CODE.uses) => ({ least: number(least), most: number(most) });
  return (
    <>
      <TomanField
        label={t('amount')}
        hint={t('amountHint')}
        tomans={wish.tomans}
        onTomansChange={(tomans) => onChange({ tomans })}
        error={isTried && !isSum ? t('amountWrong', limits) : undefined}
      />
      <DigitField
        label={t('uses')}
        hint={t('usesHint')}
        digits={wish.uses}
        length={USES_DIGITS}
        onDigitsChange={(uses) => onChange({ uses })}
        error={isTried && !isCount ? t('usesWrong', toNumbers(GIFT_CODE.uses)) : undefined}
      />
      <Days wish={wish} today={today} onChange={onChange} />
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={GIFT_CODE.letters.most}
        value={wish.code}
        onChange={({ target }) => onChange({ code: target.value.replace(/[^a-z0-9-]/gi, '').toUpperCase() })}
        error={isTried && !isCode ? t('codeWrong', { least: number(GIFT_CODE.letters.least) }) : undefined}
      />
    </>
  );
}

interface DaysProps extends Omit<WishFieldsProps, 'isTried'> {
  readonly today: TehranDate;
}

function Days({ wish, today, onChange }: DaysProps) {
  const t = useTranslations('gift-codes');
  const locale = useLocale();
  const toDay = (days: number, from: TehranDate) => ({
    value: days,
    label: formatJalaliDate(addDays(from, days), locale, { hasWeekday: false, hasYear: true }),
  });
  return (
    <>
      <Select
        label={t('firstDay')}
        options={BEGINS_IN_DAYS.map((days) => (days === 0 ? { value: 0, label: t('atOnce') } : toDay(days, today)))}
        value={wish.beginsIn}
        onChange={({ target }) => onChange({ beginsIn: Number(target.value) })}
      />
      <Select
        label={t('lastDay')}
        options={LASTS_DAYS.map((days) => toDay(days, addDays(today, wish.beginsIn)))}
        value={wish.lasts}
        onChange={({ target }) => onChange({ lasts: Number(target.value) })}
      />
    </>
  );
}
