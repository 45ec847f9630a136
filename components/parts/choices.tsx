'use client';

import { Bird, Cat, Dog, PawPrint } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { CheckChips } from '@/components/ui/check-chips';
import { Checkbox, Switch } from '@/components/ui/checkbox';
import { ChoiceCards, ChoiceChips, ChoiceTiles } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { RatingInput } from '@/components/ui/rating-input';
import { PET_TYPES, type PetType } from '@/lib/contract/enumerations';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { Fields, Part } from './part';

const SAMPLE_RIALS = 1_200_000;
const PET_ICONS = { cat: Cat, dog: Dog, bird: Bird, other: PawPrint };
/** It cannot be chosen, and says why. */
const FULL: PetType = 'other';

/** Fields for choices: nothing chosen, something chosen, wrong, and disabled with the reason. */
export function ChosenFields() {
  return (
    <>
      <Ticks />
      <Cards />
      <Chips />
      <Stars />
    </>
  );
}

function Ticks() {
  const t = useTranslations('order');
  const auth = useTranslations('auth.register');
  const toLabel = () => auth.rich('terms', { link: (words) => words });
  return (
    <>
      <Part name="Checkbox">
        <Fields>
          <Checkbox label={t('details.firstDeep')} hint={t('details.firstDeepHint')} />
          <Checkbox label={t('details.firstDeep')} defaultChecked />
          <Checkbox label={toLabel()} required error={auth('termsRequired')} />
          <Checkbox label={t('details.firstDeep')} disabled />
        </Fields>
      </Part>
      <Part name="Switch">
        <Fields>
          <Switch label={t('extras.oven')} />
          <Switch label={t('extras.fridge')} description={t('extras.hint')} defaultChecked />
          <Switch label={t('extras.ironing')} disabled />
        </Fields>
      </Part>
    </>
  );
}

function Cards() {
  const t = useTranslations('order');
  const locale = useLocale();
  const [pet, setPet] = useState<PetType | null>('cat');
  const choices = PET_TYPES.map((value) => ({
    value,
    label: t(`pets.${value}`),
    picture: <Icon icon={PET_ICONS[value]} size={24} />,
  }));
  const sample = { legend: t('pets.title'), value: pet, onValueChange: setPet };
  return (
    <>
      <Part name="ChoiceCards">
        <div className="grid w-full gap-6 desktop:grid-cols-2">
          <ChoiceCards
            {...sample}
            choices={choices.map((choice, index) => ({
              ...choice,
              description: index === 0 ? t('pets.hint') : undefined,
              detail: index < 2 ? formatTomans(SAMPLE_RIALS, locale) : undefined,
              isDisabled: choice.value === FULL,
              reason: choice.value === FULL ? t('dateTime.reasons.full') : undefined,
            }))}
          />
          <ChoiceCards {...sample} isQuestion choices={choices} />
          <ChoiceCards {...sample} value={null} choices={choices} error={t('serviceType.missing')} />
        </div>
      </Part>
      <Part name="ChoiceTiles">
        <div className="grid w-full max-w-prose gap-6">
          <ChoiceTiles {...sample} choices={choices} />
          <ChoiceTiles
            {...sample}
            isSecond
            choices={choices.map((choice) => ({
              ...choice,
              isDisabled: choice.value === FULL,
              reason: choice.value === FULL ? t('dateTime.reasons.full') : undefined,
            }))}
          />
        </div>
      </Part>
    </>
  );
}

function Chips() {
  const t = useTranslations('order');
  const [pet, setPet] = useState<PetType | null>('dog');
  const [pets, setPets] = useState<readonly PetType[]>(['cat', 'bird']);
  const choices = PET_TYPES.map((value) => ({ value, label: t(`pets.${value}`) }));
  const sample = { legend: t('pets.title'), choices };
  return (
    <>
      <Part name="ChoiceChips">
        <Fields>
          <ChoiceChips
            {...sample}
            value={pet}
            onValueChange={setPet}
            choices={choices.map((choice) => ({
              ...choice,
              isDisabled: choice.value === FULL,
              reason: choice.value === FULL ? t('dateTime.reasons.full') : undefined,
            }))}
          />
          <ChoiceChips {...sample} value={null} onValueChange={setPet} error={t('serviceType.missing')} />
        </Fields>
      </Part>
      <Part name="CheckChips">
        <Fields>
          <CheckChips {...sample} hint={t('pets.hint')} values={pets} onValuesChange={setPets} />
          <CheckChips {...sample} values={[]} onValuesChange={setPets} error={t('serviceType.missing')} />
        </Fields>
      </Part>
    </>
  );
}

function Stars() {
  const t = useTranslations('reviews');
  const [stars, setStars] = useState<number | null>(4);
  const sample = {
    legend: t('stars'),
    onValueChange: setStars,
    labels: [t('star1'), t('star2'), t('star3'), t('star4'), t('star5')],
  } as const;
  return (
    <Part name="RatingInput">
      <Fields>
        <RatingInput {...sample} value={stars} />
        <RatingInput {...sample} value={null} error={t('chooseStars')} />
        <RatingInput {...sample} value={stars} legend={t('qualities.punctuality')} isCompact />
      </Fields>
    </Part>
  );
}
