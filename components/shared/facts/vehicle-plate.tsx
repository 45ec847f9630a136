import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';
import { LabelWithName } from '@/components/ui/written-text';
import type { VehicleType } from '@/lib/contract/enumerations';
import { toPlateParts } from '@/lib/domain/person/plate';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** Plates of other uses than private ones have grounds of their own. */
const GROUNDS: Readonly<Record<string, string>> = {
  ت: 'bg-saffron-300 text-ink',
  ع: 'bg-saffron-300 text-ink',
  ک: 'bg-saffron-300 text-ink',
  الف: 'bg-pomegranate-600 text-white',
  پ: 'bg-turquoise-600 text-white',
};
const PRIVATE_GROUND = 'bg-card text-ink';

/** A plate's digits never stand below each other. */
const frameClassName =
  'inline-flex max-w-full items-stretch overflow-hidden whitespace-nowrap rounded-field border-2 border-ink';

/** The ground of a plate by its parts. */
export function toPlateGround(parts: readonly string[]): string {
  return GROUNDS[parts[1] ?? ''] ?? PRIVATE_GROUND;
}

interface PlateFrameProps {
  readonly type: VehicleType;
  readonly ground?: string;
  /** Fields are wider than what is typed in them: on the smallest phones they take the country's place. */
  readonly isTyped?: boolean;
  /** The parts in the order of the plate: texts, or the fields they are typed in. */
  readonly parts: readonly ReactNode[];
}

/** An Iranian plate as it is on the road: a left-to-right row for a car, two lines for a motorcycle. */
export function PlateFrame({ type, ground = PRIVATE_GROUND, isTyped = false, parts }: PlateFrameProps) {
  const t = useTranslations('account.vehicles');
  const [first, second, third, fourth] = parts;
  const flagClassName =
    'flex w-9 shrink-0 items-end justify-center whitespace-normal bg-enamel-700 pb-1 text-center text-12 font-bold leading-none text-white';
  const flag = (
    <span className={classNames(flagClassName, isTyped ? 'small-phone:hidden' : 'narrow:hidden')}>{t('country')}</span>
  );
  if (type === 'MOTORCYCLE') {
    return (
      <div dir="ltr" className={classNames(frameClassName, ground)}>
        {flag}
        <span className="flex flex-col items-center justify-center gap-1 px-4 py-2 text-22 font-bold leading-none">
          <span>{first}</span>
          <span>{second}</span>
        </span>
      </div>
    );
  }
  return (
    <div dir="ltr" className={classNames(frameClassName, ground)}>
      {flag}
      <span className="flex items-center gap-2 px-2 py-2 text-22 font-bold leading-none narrow:flex-wrap narrow:gap-1 narrow:text-16">
        <span>{first}</span>
        <span>{second}</span>
        <span>{third}</span>
      </span>
      <span className="flex flex-col items-center justify-center gap-1 border-s-2 border-ink px-2 py-1 text-18 font-bold leading-none narrow:px-1 narrow:text-14">
        <span className="text-12" lang="fa">
          {t('iran')}
        </span>
        <span>{fourth}</span>
      </span>
    </div>
  );
}

/** A plate to read; to a screen reader it is one sentence. */
export function VehiclePlate({ type, plate }: { type: VehicleType; plate: string }) {
  const t = useTranslations('account.vehicles');
  const locale = useLocale();
  const parts = toPlateParts(plate).map((part) => formatDigits(part, locale));
  return (
    <div className="relative">
      <span className="sr-only">
        <LabelWithName label={t('plateOf', { plate: '{name}' })} name={parts.join(' ')} />
      </span>
      <div aria-hidden>
        <PlateFrame
          type={type}
          ground={toPlateGround(toPlateParts(plate))}
          parts={parts.map((part, index) => (
            <bdi key={`${index}-${part}`} dir="ltr">
              {part}
            </bdi>
          ))}
        />
      </div>
    </div>
  );
}
