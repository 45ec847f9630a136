import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { AfterQuestion } from '../questions/after-question';
import { PriceLines } from '../price/price-lines';
import { QuestionFrame } from '../shell/question-frame';
import { GivenAnswers } from '../shell/given-answers';
import { InvoiceRecipient } from '../pre-invoice/invoice-recipient';
import { HourOver } from '../questions/hour-over';
import { useIsHourOver } from '../state/use-hour-over';
import { useRecipient } from '../state/use-recipient';
import { useGuideText } from './guide-price';
import { SendProblem } from './send-problem';
import { useGuidePrice } from './use-guide-price';
import { useSendRequest } from './use-send-request';

/** Everything once more before it goes to the professionals, and what happens then. Nothing is paid here. */
export function SendRequest() {
  const t = useTranslations('bidding');
  const { answer: guide } = useGuidePrice();
  const guideText = useGuideText(guide?.guide ?? null);
  const locale = useLocale();
  const { send, isSending, problem } = useSendRequest();
  const recipient = useRecipient();
  const isHourOver = useIsHourOver();
  const window = useWindowText(guide?.windowMinutes ?? null);
  const coming = [
    window === null ? t('send.thenBidsSoon') : t('send.thenBids', { window }),
    t('send.thenChoose'),
    t('send.thenPay'),
  ];
  return (
    <QuestionFrame
      title={t('send.title')}
      hint={t('send.hint')}
      next={{
        label: t('send.action'),
        onPress: () => void (recipient.check() && send()),
        isLoading: isSending,
        isDisabled: isHourOver,
      }}
    >
      <GivenAnswers />
      {isHourOver && <HourOver />}
      <AfterQuestion>
        <InvoiceRecipient problems={recipient.problems} />
        <Card tone="tinted" className="flex flex-col gap-3">
          <h2 className="font-bold">{t('send.then')}</h2>
          <ol className="flex flex-col gap-2">
            {coming.map((text, index) => (
              <li key={text} className="flex gap-3">
                <span className="font-bold text-enamel-600">{formatDigits(index + 1, locale)}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          {guideText !== null && <p className="text-14 text-stone-500">{t('send.guide', { guide: guideText })}</p>}
          {guide?.guide && guide.guide.lines.length > 0 && <PriceLines lines={guide.guide.lines} />}
        </Card>
        {problem && !isHourOver && <SendProblem problem={problem} />}
      </AfterQuestion>
    </QuestionFrame>
  );
}

const MINUTES_AN_HOUR = 60;

/** How long bids are taken: in hours where they are whole. */
function useWindowText(minutes: number | null): string | null {
  const t = useTranslations('bidding');
  const locale = useLocale();
  if (minutes === null) return null;
  const isWhole = minutes % MINUTES_AN_HOUR === 0;
  const count = isWhole ? minutes / MINUTES_AN_HOUR : minutes;
  return t(isWhole ? 'send.hours' : 'send.minutes', { count, number: formatDigits(count, locale) });
}
