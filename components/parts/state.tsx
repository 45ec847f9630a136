import { getTranslations } from 'next-intl/server';

import { Card } from '@/components/ui/card';
import { CodePlates } from '@/components/ui/code-plates';
import { Plate } from '@/components/ui/plate';
import { Ring } from '@/components/ui/ring';
import { StepLine, type LineStep } from '@/components/ui/step-line';
import { Timeline } from '@/components/ui/timeline';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { formatDigits, formatNumber, formatRemainingTime } from '@/lib/i18n/formats';

import { Part, type OfLocale } from './part';

const SHARES = [0, 0.1, 0.5, 0.9, 1];
const RING_TONES = ['waiting', 'calm', 'working', 'urgent', 'paused'] as const;
const LEFT_MS = 2 * HOUR_MS + 18 * MINUTE_MS;
const SAMPLE_CODE = '7284';

/** How far the time is, what the state is, and the code of the door. */
export async function Time({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'order-following' });
  return (
    <>
      <Part name="Ring">
        {RING_TONES.flatMap((tone) =>
          SHARES.map((share) => (
            <Ring key={`${tone}-${share}`} share={share} tone={tone} className="size-24 text-14 font-bold">
              {formatNumber(share, locale, { style: 'percent' })}
            </Ring>
          )),
        )}
      </Part>
      <Part name="Plate">
        <Plate className="p-6">{t('states.CONFIRMED')}</Plate>
        <Plate look="hero" className="w-full max-w-prose">
          <p className="text-enamel-100">{t('states.EN_ROUTE')}</p>
          <p className="text-28 font-bold">{formatRemainingTime(LEFT_MS, locale)}</p>
        </Plate>
      </Part>
      <Part name="CodePlates">
        <CodePlates code={formatDigits(SAMPLE_CODE, locale)} />
      </Part>
    </>
  );
}

/** A way of five steps and one of seven, at each of their steps. */
export async function Ways({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'order-following' });
  const visit = ['placed', 'CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS', 'DONE'] as const;
  const textiles = ['placed', 'CONFIRMED', 'EN_ROUTE', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE'] as const;
  const toSteps = (keys: readonly (typeof textiles)[number][] | typeof visit, current: number): LineStep[] =>
    keys.map((key, index) => ({
      key,
      title: t(`line.${key}`),
      text: index <= current ? formatDigits(`9:0${index}`, locale) : undefined,
      state: index < current ? 'done' : index === current ? 'current' : 'coming',
    }));
  const ways = [...visit.keys()].map((current) => toSteps(visit, current));
  return (
    <>
      <Part name="StepLine">
        {[...ways, toSteps(visit, visit.length), toSteps(textiles, 4)].map((steps, index) => (
          <Card key={index} className="w-full max-w-prose px-2">
            <StepLine steps={steps} label={`${t('line.label')} ${formatDigits(index + 1, locale)}`} />
          </Card>
        ))}
      </Part>
      <Part name="Timeline">
        <Timeline
          label={t('timeline')}
          steps={(['done', 'current', 'coming', 'failed'] as const).map((state) => ({
            key: state,
            title: t('states.CONFIRMED'),
            text: t('next.CONFIRMED'),
            state,
          }))}
        />
      </Part>
    </>
  );
}
