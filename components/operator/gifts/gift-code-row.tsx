import { useTranslations } from 'next-intl';

import { useTermLines } from '@/components/forms/gift-terms';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { EndButton } from '../end-button';
import { SecondAnswer } from '../second-answer';

export type DeskGiftCode = CallAnswer<'operator/makegiftcode'>['giftCode'];

const TONES = { waiting: 'warning', soon: 'info', open: 'success', 'used-up': 'neutral', ended: 'neutral' } as const;

/** A gift code with its terms and uses; one that waits asks for a second operator, one that lives can be ended. */
export function GiftCodeRow({ code, onChange }: { code: DeskGiftCode; onChange: () => void }) {
  const t = useTranslations('gift-codes');
  const locale = useLocale();
  const terms = useTermLines(code.terms);
  const { codeid, state } = code;
  const answer = async (isconfirmed: boolean) => {
    await callFromBrowser('operator/confirmgiftcode', { codeid, isconfirmed });
    onChange();
  };
  return (
    <li>
      <Card className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3">
          <WrittenText text={code.code} className="font-semibold" />
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p>
          {t('worth', { amount: formatTomans(code.amountRial, locale) })} ·{' '}
          {t('used', { used: formatNumber(code.usedCount, locale), uses: formatNumber(code.uses, locale) })}
        </p>
        <p className="text-14 text-stone-500">
          {t('sums', { given: formatTomans(code.givenRial, locale), spent: formatTomans(code.spentRial, locale) })}
        </p>
        {terms.length > 0 && <p className="text-14">{terms.join(' · ')}</p>}
        <Span code={code} />
        {state === 'waiting' && <SecondAnswer question={t('second')} mayAnswer={code.mayConfirm} answer={answer} />}
        {state !== 'ended' && (
          <EndButton
            keptAs={`gift-code-${codeid}-end`}
            label={t('end')}
            title={t('endOf', { code: code.code })}
            text={t('endText')}
            end={(reason) => callFromBrowser('operator/endgiftcode', { codeid, reason })}
            onEnded={onChange}
          />
        )}
      </Card>
    </li>
  );
}

function Span({ code: { beginsAtMs, endsAtMs, madeBy, state } }: { code: DeskGiftCode }) {
  const t = useTranslations('gift-codes');
  const locale = useLocale();
  // An end is the midnight after the last day.
  const last = formatJalaliDate(endsAtMs - 1, locale, { hasWeekday: false, hasYear: true });
  return (
    <p className="text-14 text-stone-500">
      {state === 'soon' && beginsAtMs !== null && (
        <>{t('begins', { day: formatJalaliDate(beginsAtMs, locale, { hasWeekday: false, hasYear: true }) })} · </>
      )}
      {t(state === 'ended' ? 'ended' : 'until', { day: last })}
      {madeBy !== null && (
        <>
          {' '}
          · <LabelWithName label={t('madeBy', { name: '{name}' })} name={madeBy} />
        </>
      )}
    </p>
  );
}
