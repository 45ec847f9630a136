import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { Stepper } from '@/components/ui/stepper';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallError } from '@/lib/contract/call-error';
import { BID_TYPES } from '@/lib/contract/provider-enumerations';
import { LONGEST_BID_NOTE } from '@/lib/domain/constants/bidding';
import { formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { OwnBid, WorkBidding } from './bid';
import { PhotoChoice, TemplateChips } from './bid-form-parts';
import {
  findBidProblem,
  MOST_BID_RIALS,
  toBidForm,
  toBidRequest,
  toBidSums,
  type BidForm as Form,
  type BidProblem,
  type BidSums,
} from './bid-form-state';
import { BidPrice, HitBars, PriceScale, SharePlate } from './bid-price';

/** In lib/contract/bid.ts. */
const MOST_HOURS = 12;

interface BidFormProps {
  readonly taskId: number;
  readonly bidding: WorkBidding;
  /** The bid that is changed; null for a new one. */
  readonly bid: OwnBid | null;
  /** True once it is sent; false where the order may stand otherwise by now. */
  readonly onSent: (isSent: boolean) => void;
  /** Leaves a bid as it is; null for a new one. */
  readonly onCancel: (() => void) | null;
}

/** A price in one sum or by the hour, a note, and the bidder's part of the price. Typed text stays until it is sent. */
export function BidForm(props: BidFormProps) {
  const { bidding, bid } = props;
  const t = useTranslations('work-bids.form');
  const { form, change, problem, isSending, failure, place, submit, leave } = useBidForm(props);
  const sums = toBidSums(form);
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div ref={place} className="flex flex-col gap-4">
          <div>
            <h3 className="text-18 font-bold">{t(bid ? 'edit' : 'add')}</h3>
            <p className="text-14 text-stone-500">{t('hint')}</p>
          </div>
          {!bid && <TemplateChips onPick={change} />}
          <BidFields form={form} bidding={bidding} problem={problem} onChange={change} />
          <PhotoChoice photoIds={form.photoIds} onChange={(photoIds) => change({ photoIds })} />
          {failure && <SendingFailure failure={failure} />}
        </div>
        {/* On a phone the form is two screens long: its end stays under the thumb. */}
        <StickyActionBar
          className={classNames(
            '-mb-4 rounded-b-card desktop:mb-0',
            // One row, unless the way out stands in it, too.
            !leave && 'small-phone:flex-nowrap small-phone:gap-x-2',
          )}
          summary={sums && <NetPay {...sums} />}
        >
          {leave && (
            <Button variant="quiet" onClick={leave}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" size="large" className="grow desktop:grow-0" isLoading={isSending}>
            {t(bid ? 'save' : 'send')}
          </Button>
        </StickyActionBar>
      </form>
    </Card>
  );
}

/** The bidder's part of the price, beside the button that sends it. On a desktop it is in sight above. */
function NetPay({ netRials }: BidSums) {
  const t = useTranslations('work-bids.form');
  const locale = useLocale();
  return (
    <p aria-hidden className="leading-snug desktop:hidden">
      <span className="block text-12 text-stone-500">{t('net')}</span>
      <span className="font-bold">{formatTomans(netRials, locale)}</span>
    </p>
  );
}

function SendingFailure({ failure }: { failure: CallError }) {
  const t = useTranslations('work-bids.form');
  const toErrorText = useErrorText();
  return (
    <Notice tone="error">
      <p>{toErrorText(failure)}</p>
      {failure.key === 'network-failed' && <p>{t('offline')}</p>}
    </Notice>
  );
}

function useBidForm({ taskId, bidding, bid, onSent, onCancel }: BidFormProps) {
  const [saved] = useState(() => toBidForm(bid, bidding.guide));
  const { form, setForm, settle } = useKeptForm(`bid-${bid?.sgid ?? `on-${taskId}`}`, saved);
  const [isTried, setIsTried] = useState(false);
  const { isSending, failure, send, forget } = useSending();
  const { place, show } = useFirstProblem();
  const toKey = useKeyOfBody();
  const problem = findBidProblem(form, bidding);

  async function submit() {
    setIsTried(true);
    if (problem) return void show();
    const request = toBidRequest(form);
    const sent = await send<unknown>(() =>
      bid
        ? callFromBrowser('suggestion/editsuggestion', { sgid: bid.sgid, ...request })
        : callFromBrowser(
            'suggestion/addsuggestion',
            { taskid: taskId, ...request },
            { idempotencyKey: toKey(request) },
          ),
    );
    if (sent.ok) settle();
    else show();
    onSent(sent.ok);
  }
  const change = (part: Partial<Form>) => {
    forget();
    setForm((known) => ({ ...known, ...part }));
  };
  const leave = () => {
    settle(saved);
    onCancel?.();
  };
  const shownProblem = isTried ? problem : null;
  return { form, change, problem: shownProblem, isSending, failure, place, submit, leave: onCancel && leave };
}

/** Words that are sent again are one request, even when the first answer was lost; other words are another. */
function useKeyOfBody(): (body: object) => string {
  const last = useRef({ body: '', key: '' });
  return (request) => {
    const body = JSON.stringify(request);
    if (last.current.body !== body) last.current = { body, key: createUuid() };
    return last.current.key;
  };
}

interface BidFieldsProps {
  readonly form: Form;
  readonly bidding: WorkBidding;
  readonly problem: BidProblem | null;
  readonly onChange: (part: Partial<Form>) => void;
}

function BidFields({ form, bidding, problem, onChange }: BidFieldsProps) {
  const t = useTranslations('work-bids.form');
  const locale = useLocale();
  const sums = toBidSums(form);
  const problems: Record<BidProblem, () => string> = {
    missing: () => t('amountMissing'),
    low: () =>
      t('amountLow', {
        floor: formatTomans(bidding.floorRial, locale),
        total: formatTomans(sums?.totalRials ?? 0, locale),
      }),
    high: () => t('amountHigh', { most: formatTomans(MOST_BID_RIALS, locale) }),
  };
  return (
    <>
      <ChoiceChips
        legend={t('type')}
        choices={BID_TYPES.map((value) => ({ value, label: t(value) }))}
        value={form.type}
        onValueChange={(type) => onChange({ type })}
      />
      <BidPrice form={form} error={problem ? problems[problem]() : undefined} onChange={onChange} />
      {form.type === 'hourly' && (
        <Stepper
          label={t('hours')}
          value={form.hours}
          minimum={1}
          maximum={MOST_HOURS}
          onValueChange={(hours) => onChange({ hours })}
          formatValue={(count) => t('hourCount', { count })}
          increaseLabel={t('more')}
          decreaseLabel={t('less')}
        />
      )}
      {sums && <PriceScale totalRials={sums.totalRials} bidding={bidding} />}
      {sums && <HitBars totalRials={sums.totalRials} />}
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {sums && <SharePlate {...sums} />}
        {sums && <BesideGuide totalRials={sums.totalRials} bidding={bidding} />}
      </div>
      <Textarea
        label={t('note')}
        hint={t('noteHint')}
        rows={3}
        maxLength={LONGEST_BID_NOTE}
        value={form.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  );
}

/** A sum far from the usual one is allowed, and said. */
function BesideGuide({ totalRials, bidding: { guide, floorRial } }: { totalRials: number; bidding: WorkBidding }) {
  const t = useTranslations('work-bids.form');
  if (!guide || totalRials < floorRial) return null;
  const words = totalRials < guide.leastRial ? 'guideLow' : totalRials > guide.mostRial ? 'guideHigh' : null;
  return words && <Notice tone="info">{t(words)}</Notice>;
}
