import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Stepper } from '@/components/ui/stepper';
import { CARPET_LIMITS } from '@/lib/domain/constants/textiles';
import { isCountedByMetre } from '@/lib/funnel/kinds/carpet/carpet-unit';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { useChoice } from '../../state/use-choice';
import { GradeChoice } from '../textiles/grade-choice';
import { AddSize } from './add-size';
import { CarpetDrawing } from './carpet-drawing';

/** Sizes in which carpets are woven, in square metres: 2 × 3 and so on. They are offered before any was added. */
const USUAL_SIZES = [6, 9, 12] as const;

/** Steps 2 and 15 of carpets: the grade, and how many there are of each size. */
export function CarpetsQuestion() {
  const t = useTranslations('order');
  const { service, draft, answer } = useOrder();
  const { chosen, choose, goOn, warning } = useChoice(['grade']);
  const [isTried, setIsTried] = useState(false);
  const seopath = service.types.find(({ id }) => id === draft.srvcattypeid)?.seopath;
  const isByMetre = isCountedByMetre(seopath);
  const carpets = draft.carpets ?? [];
  const setCount = (units: number, count: number) => answer({ carpets: withCount(carpets, units, count) });
  const usual = isByMetre ? [] : USUAL_SIZES;
  const sizes = [...new Set([...usual, ...carpets.map(({ units }) => units)])].sort((one, other) => one - other);
  const next = () => (chosen.grade === null || carpets.length === 0 ? setIsTried(true) : goOn());
  return (
    <QuestionFrame
      title={t('carpets.title')}
      hint={t(isByMetre ? 'carpets.hintMetre' : 'carpets.hint')}
      next={{ onPress: next }}
    >
      <GradeChoice
        legend={t('carpets.grade')}
        value={chosen.grade}
        onValueChange={(grade) => choose({ grade })}
        error={isTried && chosen.grade === null ? t('carpets.gradeMissing') : undefined}
      />
      {warning}
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="pb-2 text-14 font-medium">{t('carpets.sizes')}</legend>
        {sizes.length > 0 && (
          <ul className="divide-y divide-stone-200 rounded-card border border-stone-200 bg-card">
            {sizes.map((units) => (
              <SizeRow
                key={units}
                units={units}
                isByMetre={isByMetre}
                count={carpets.find((known) => known.units === units)?.count ?? 0}
                onCountChange={(count) => setCount(units, count)}
              />
            ))}
          </ul>
        )}
        <AddSize
          isByMetre={isByMetre}
          isFull={carpets.length >= CARPET_LIMITS.sizes}
          isMissing={isTried && carpets.length === 0}
          onAdd={(units) => setCount(units, Math.max(1, carpets.find((known) => known.units === units)?.count ?? 0))}
        />
      </fieldset>
    </QuestionFrame>
  );
}

type Carpets = readonly { readonly units: number; readonly count: number }[];

function withCount(carpets: Carpets, units: number, count: number) {
  const others = carpets.filter((known) => known.units !== units);
  return count > 0 ? [...others, { units, count }] : [...others];
}

interface SizeRowProps {
  readonly units: number;
  readonly isByMetre: boolean;
  readonly count: number;
  readonly onCountChange: (count: number) => void;
}

function SizeRow({ units, isByMetre, count, onCountChange }: SizeRowProps) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  const name = t(isByMetre ? 'carpets.sizeMetre' : 'carpets.size', { units: formatNumber(units, locale) });
  return (
    <li className={count > 0 ? 'bg-enamel-50 px-4 py-3 first:rounded-t-card last:rounded-b-card' : 'px-4 py-3'}>
      <Stepper
        picture={!isByMetre && <CarpetDrawing squareMetres={units} />}
        label={name}
        value={count}
        maximum={CARPET_LIMITS.ofASize}
        onValueChange={onCountChange}
        formatValue={(value) => formatDigits(value, locale)}
        increaseLabel={`${common('increase')}: ${name}`}
        decreaseLabel={`${common('decrease')}: ${name}`}
      />
    </li>
  );
}
