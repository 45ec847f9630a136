import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { WideText } from '../shell/wide-text';
import type { PaymentWay } from '@/lib/contract/money-enumerations';
import { getKind } from '@/lib/domain/kind/service-kind';
import { whenIdle } from '@/lib/client/when-idle';
import { findEditStepOf } from '@/lib/funnel/engine';

import { AfterQuestion } from '../questions/after-question';
import { AmountDue } from '../price/amount-due';
import { takesBids } from '@/lib/funnel/engine';

import { useOrder } from '../state/order-context';
import { FrameAct, QuestionFrame } from '../shell/question-frame';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { GivenAnswers } from '../shell/given-answers';
import { HourOver } from '../questions/hour-over';
import { InvoiceLines } from './invoice-lines';
import { InvoicePromises } from './invoice-promises';
import { InvoiceAgreements } from './invoice-agreements';
import { InvoiceRescue } from './invoice-rescue';
import { TruckArrival } from '../kinds/gas/arrival';
import { InvoiceTerms } from './invoice-terms';
import { KeptBid } from './kept-bid';
import { PaymentWays } from './payment-ways';
import { Mended, PlaceProblem } from '../questions/place-problem';
import { useIsProviderGone } from '../state/use-is-provider-gone';
import { useRecipient } from '../state/use-recipient';
import { useIsHourOver } from '../state/use-hour-over';
import { useVisitFit } from '../state/use-visit-fit';
import { usePaymentWays, type PaymentWaysState } from '../placing/use-payment-ways';
import { usePayChosen } from '../placing/use-pay-chosen';
import { usePlaceOrder } from '../placing/use-place-order';
import { useUsualGift } from '../price/use-usual-gift';

/** Step 9, the hub: every answer with its edit, every line, who pays what, and the one button that places the order. */
export function PreInvoiceQuestion() {
  const t = useTranslations('order');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { draft, kind, price, save, followedTaskId, walk } = useOrder();
  const ways = usePaymentWays();
  const placing = usePlaceOrder(ways.chosen);
  const paying = usePayChosen(ways.chosen);
  const recipient = useRecipient();
  const isPlaced = followedTaskId !== null;
  const { isSending, problem } = isPlaced ? paying : placing;
  const isFitOpen = useVisitFit();
  const isHourOver = useIsHourOver();
  const isGiftOpen = useUsualGift();
  const answer = price.answer;
  // An answer that is changed later says by the price that was seen that there is another one. Nothing here shows it,
  // so the question is painted first.
  useEffect(() => {
    if (answer && !price.isLoading && (draft.priceRial !== answer.payableRial || draft.needHours !== answer.needHour))
      return whenIdle(() => save({ priceRial: answer.payableRial, needHours: answer.needHour }));
  }, [answer, price.isLoading, draft.priceRial, draft.needHours, save]);
  const isSettled = answer !== null && !price.isLoading && !isFitOpen && !isGiftOpen;
  const label = toActLabel(t, {
    way: ways.chosen?.kind,
    isPlaced,
    amount: answer && formatTomans(answer.payableRial, locale),
  });
  return (
    <QuestionFrame
      title={t('invoice.title')}
      hint={takesBids(walk.flow) ? t('invoice.hintBid') : <WideText>{t('invoice.hint')}</WideText>}
      next={{
        label,
        onPress: () => void (isPlaced ? paying.pay() : recipient.check() && placing.place()),
        isLoading: isSending,
        isDisabled: !isSettled || ways.chosen === null || isHourOver,
      }}
      // The act names the sum itself.
      summary={false}
      hasOwnAct
    >
      <InvoiceColumns
        answers={
          <>
            {isPlaced && <KeptBid />}
            <GivenAnswers isFolded agreement={!isPlaced && <InvoiceRescue />} />
            {!getKind(kind).hasVisit && <TruckArrival />}
            {isHourOver ? <HourOver /> : !isFitOpen && <AvailabilityNotice />}
            {price.error && !answer && (
              <FailureNotice problem={toErrorText(price.error)} error={price.error} onRetry={price.refresh} />
            )}
          </>
        }
        later={
          <>
            {!isPlaced && <InvoiceAgreements problems={recipient.problems} />}
            {!isHourOver && <InvoicePromises way={ways.chosen?.kind} />}
          </>
        }
      >
        <InvoiceMoney ways={ways} isGiftOpen={isGiftOpen}>
          {problem && !isHourOver && <PlaceProblem problem={problem} />}
          {!isPlaced && placing.isMended && <Mended />}
        </InvoiceMoney>
      </InvoiceColumns>
    </QuestionFrame>
  );
}

interface InvoiceMoneyProps {
  readonly ways: PaymentWaysState;
  readonly isGiftOpen: boolean;
  /** The problem that hinders the act. */
  readonly children: ReactNode;
}

/** The price, the way to pay it, and the act on a desktop. */
function InvoiceMoney({ ways, isGiftOpen, children }: InvoiceMoneyProps) {
  const { answer } = useOrder().price;
  return (
    <>
      <InvoiceLines isGiftOpen={isGiftOpen}>
        <PaymentWays ways={ways} />
      </InvoiceLines>
      {children}
      <FrameAct />
      <InvoiceTerms />
      {answer && (
        <div className="sr-only">
          <AmountDue amountRial={answer.payableRial} />
        </div>
      )}
    </>
  );
}

interface LabelOf {
  /** Undefined where gift and wallet pay everything. */
  readonly way: PaymentWay | undefined;
  readonly isPlaced: boolean;
  /** The sum that is left to pay; null before it is known. */
  readonly amount: string | null;
}

/** The act names what it costs, once that is known. */
function toActLabel(t: ReturnType<typeof useTranslations<'order'>>, { way, isPlaced, amount }: LabelOf): string {
  if (isPlaced && way !== 'online') return t('waiting.payOther');
  if (way !== 'online' && way !== 'cash') return t('invoice.place');
  if (amount === null)
    return t(way === 'cash' ? 'invoice.placeInCash' : isPlaced ? 'waiting.pay' : 'invoice.placeAndPay');
  return t(way === 'cash' ? 'invoice.placeInCashSum' : isPlaced ? 'waiting.paySum' : 'invoice.placeAndPaySum', {
    amount,
  });
}

interface InvoiceColumnsProps {
  readonly answers: ReactNode;
  /** The agreements that most orders leave as they are, and the promises for later. */
  readonly later: ReactNode;
  /** The money, the way to pay it and the act. */
  readonly children: ReactNode;
}

/**
 * One column on a phone: what and when, who, money, and the rest below. On a desktop the money with its act stands
 * beside the others. It stays in sight in a window that is as high as it is.
 */
function InvoiceColumns({ answers, later, children }: InvoiceColumnsProps) {
  return (
    <div className="flex flex-col gap-4 desktop:grid desktop:grid-cols-[minmax(0,1fr)_27rem] desktop:grid-rows-[auto_1fr] desktop:items-start desktop:gap-x-8">
      <div className="flex min-w-0 flex-col gap-4">{answers}</div>
      <AfterQuestion>
        <div className="flex min-w-0 flex-col gap-4 desktop:[@media(min-height:50rem)]:sticky desktop:top-24 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          {children}
        </div>
        <div className="flex min-w-0 flex-col gap-6 pt-2 desktop:pt-0">{later}</div>
      </AfterQuestion>
    </div>
  );
}

/** The visit may have grown since the provider was chosen: said before the order is sent. */
function AvailabilityNotice() {
  const t = useTranslations('order');
  const { walk, goTo } = useOrder();
  const isGone = useIsProviderGone();
  const providerStep = findEditStepOf('provider', walk);
  const dateStep = findEditStepOf('date-time', walk);
  if (!isGone || providerStep === null || dateStep === null) return null;
  return (
    <Notice tone="warning">
      <p>{t('invoice.providerGone')}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button variant="secondary" onClick={() => goTo(providerStep)}>
          {t('problem.otherProvider')}
        </Button>
        <Button variant="quiet" onClick={() => goTo(dateStep)}>
          {t('problem.otherHour')}
        </Button>
      </div>
    </Notice>
  );
}
