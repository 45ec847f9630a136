import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { ChoiceMark } from '@/components/ui/choice-mark';
import { classNames } from '@/components/ui/class-names';
import { FieldMessage } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { PiecePicture } from '../piece-picture';
import { useTests } from './use-tests';

type Test = CallAnswer<'testing/getalltest'>['lstTest'][number];

/** Steps 2 and 15: which tests, several as one likes, with how to prepare for them. */
export function TestsQuestion() {
  const t = useTranslations('order');
  const locale = useLocale();
  const id = useId();
  const order = useOrder();
  const { draft, answer, goOn } = order;
  const { data, error, mutate } = useTests(order);
  const [isMissing, setIsMissing] = useState(false);
  if (error && !data) return <LoadFailure title={t('tests.failed')} error={error} onRetry={() => void mutate()} />;
  const known = data?.lstTest ?? [];
  const picked = known.filter(({ testId }) => draft.testIds?.includes(testId));
  const findPanelOf = ({ testId }: Test) => picked.find(({ lstContained }) => lstContained.includes(testId));
  const chosen = picked.filter((test) => findPanelOf(test) === undefined);
  const fastingHours = Math.max(0, ...chosen.map((test) => test.fastingHours));
  const toggle = (test: Test) => {
    const others = chosen.filter(({ testId }) => testId !== test.testId);
    const next = others.length < chosen.length ? others : [...chosen, test];
    answer({ testIds: next.map(({ testId }) => testId) });
  };
  return (
    <QuestionFrame
      title={t('tests.title')}
      hint={t('tests.hint')}
      next={{ onPress: () => (chosen.length === 0 ? setIsMissing(true) : goOn()), isDisabled: !data }}
    >
      {!data && <TestSkeletons />}
      {data && (
        <fieldset aria-describedby={`${id}-message`} className="min-w-0">
          <legend className="sr-only">{t('tests.title')}</legend>
          <div className="grid gap-3">
            {known.map((test) => (
              <TestCard
                key={test.testId}
                test={test}
                panelName={findPanelOf(test)?.testName}
                isChosen={chosen.includes(test)}
                onToggle={() => toggle(test)}
              />
            ))}
          </div>
          <FieldMessage id={id} error={isMissing && chosen.length === 0 ? t('tests.missing') : undefined} />
          <p className="pt-3 text-14 text-stone-500">
            {t('tests.visitFee', { price: formatTomans(data.visitFeeRial, locale) })}
          </p>
        </fieldset>
      )}
      <div role="status">
        {fastingHours > 0 && (
          <Notice>{t('tests.fasting', { count: fastingHours, hours: formatDigits(fastingHours, locale) })}</Notice>
        )}
      </div>
    </QuestionFrame>
  );
}

interface TestCardProps {
  readonly test: Test;
  /** The chosen panel that contains it, which is why it cannot be chosen besides. */
  readonly panelName: string | undefined;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function TestCard({ test, panelName, isChosen, onToggle }: TestCardProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  return (
    <label
      className={classNames(
        'relative flex min-h-16 cursor-pointer items-center gap-4 rounded-card border bg-card p-4 transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600 narrow:flex-wrap narrow:gap-2',
        isChosen ? 'border-enamel-600 bg-enamel-50 ring-1 ring-enamel-600' : 'border-stone-200 hover:border-enamel-300',
      )}
    >
      <input
        type="checkbox"
        className="sr-only"
        checked={isChosen}
        disabled={panelName !== undefined}
        onChange={onToggle}
      />
      <PiecePicture url={test.iconUrl} />
      {/* On a phone words that need the width have it, and the price stands below them. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 grow basis-52">
          <span className="block font-semibold">{test.testName}</span>
          <span className="block text-14 text-stone-500">{test.description}</span>
          {panelName !== undefined && (
            <span className="block text-14 font-semibold text-turquoise-600">
              {t('tests.contained', { panel: panelName })}
            </span>
          )}
          <span className="block text-14 text-stone-500">
            {test.fastingHours > 0
              ? t('tests.fastingShort', {
                  count: test.fastingHours,
                  hours: formatDigits(test.fastingHours, locale),
                })
              : t('tests.noFasting')}
          </span>
        </span>
        <span className="shrink-0 font-semibold text-enamel-700">{formatTomans(test.priceRial, locale)}</span>
      </span>
      <ChoiceMark isChosen={isChosen} isOneOfSeveral />
    </label>
  );
}

function TestSkeletons() {
  return (
    <div aria-busy className="grid gap-3">
      {[0, 1, 2].map((key) => (
        <Skeleton key={key} className="h-24 rounded-card" />
      ))}
    </div>
  );
}
