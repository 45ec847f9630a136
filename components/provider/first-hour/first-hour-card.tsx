import { Check, ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Avatar } from '@/components/ui/avatar';
import { toButtonClassName } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import { Plate } from '@/components/ui/plate';
import { Ring } from '@/components/ui/ring';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { useUserAccount } from '@/lib/client/user-account';
import type { CallAnswer } from '@/lib/contract';
import type { FirstStep } from '@/lib/contract/provider-enumerations';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { PracticeButton } from './practice-button';
import { useFirstSteps } from './use-first-steps';

type Steps = CallAnswer<'provider/getfirststeps'>;

/** The page of each step; the practice is done here. */
const WAYS: Readonly<Record<Exclude<FirstStep, 'practice'>, string>> = {
  photo: '/pelakman/user-profile/info/',
  hours: '/pelakman/schedule/',
  notifications: '/user-profile/settings/',
  sheba: '/pelakman/earnings/',
  credit: '/pelakman/earnings/',
};

interface FirstHourCardProps {
  /** The current step's act lies in the bar at the bottom, where the next move of a job would. */
  readonly hasDock: boolean;
}

/** A new provider's steps before the first job, each with its link. A missing photo comes first. */
export function FirstHourCard({ hasDock }: FirstHourCardProps) {
  const { data } = useFirstSteps();
  if (!data) return null;
  const isLeft = data.isNew && data.lstStep.some(({ isDone }) => !isDone);
  if (!isLeft && !data.lacksPhoto) return null;
  return (
    <>
      <section className="flex flex-col gap-4">
        {data.lacksPhoto && <LacksPhoto />}
        {isLeft && <FirstSteps steps={data} hasDock={hasDock} />}
      </section>
      {isLeft && hasDock && <CurrentAct steps={data} />}
    </>
  );
}

const findCurrent = ({ lstStep }: Steps) => lstStep.find(({ isDone }) => !isDone)?.step;

/** The current step's act, in the reach of a thumb. */
function CurrentAct({ steps }: { readonly steps: Steps }) {
  const t = useTranslations('provider.firstHour');
  const locale = useLocale();
  const step = findCurrent(steps);
  if (!step) return null;
  return (
    <StickyActionBar className="max-desktop:order-last">
      {step === 'practice' ? (
        <PracticeButton isMain />
      ) : (
        <Link href={WAYS[step]} className={`${toButtonClassName({ variant: 'primary', size: 'large' })} w-full`}>
          {step === 'photo'
            ? t('addPhoto')
            : t(`steps.${step}.title`, { amount: formatTomans(steps.creditRial, locale) })}
        </Link>
      )}
    </StickyActionBar>
  );
}

function LacksPhoto() {
  const t = useTranslations('provider.firstHour');
  return (
    <Notice tone="warning">
      <p>{t('lacksPhoto')}</p>
      <Link href={WAYS.photo} className="inline-flex min-h-touch items-center font-semibold underline">
        {t('addPhoto')}
      </Link>
    </Notice>
  );
}

function FirstSteps({ steps, hasDock }: FirstHourCardProps & { readonly steps: Steps }) {
  const t = useTranslations('provider.firstHour');
  const locale = useLocale();
  const { lstStep, creditRial } = steps;
  const account = useUserAccount();
  const current = findCurrent(steps);
  const shown = (count: number) => formatNumber(count, locale);
  const done = lstStep.filter(({ isDone }) => isDone).length;
  return (
    <>
      <Plate look="hero" className="flex items-center gap-4 text-white">
        <Ring share={done / lstStep.length} className="size-24 shrink-0">
          <Avatar name={account?.firstName ?? ''} imageUrl={account?.imageUrl ?? null} size="large" />
        </Ring>
        <div className="min-w-0">
          <h2 className="text-22 font-bold">
            {account?.firstName ? (
              <IsolatedNames text={t('titleNamed', { name: toIsolatedName(account.firstName) })} />
            ) : (
              t('title')
            )}
          </h2>
          <p className="text-enamel-100">{t('progress', { done: shown(done), all: shown(lstStep.length) })}</p>
        </div>
      </Plate>
      <ol className="divide-y divide-stone-200 rounded-card border border-stone-200 bg-card">
        {lstStep.map(({ step, isDone }) => (
          <li
            key={step}
            className={classNames('flex items-start gap-3 px-4 py-3', step === current && 'bg-enamel-50')}
            aria-current={step === current ? 'step' : undefined}
          >
            <StepMark isDone={isDone} />
            <div className="flex min-w-0 grow flex-col gap-2">
              <h3 className={isDone ? 'text-stone-500' : 'font-semibold'}>
                {t(`steps.${step}.title`, { amount: formatTomans(creditRial, locale) })}
                {isDone && <span className="sr-only"> {t('done')}</span>}
              </h3>
              {!isDone && <p className="text-14 text-stone-500">{t(`steps.${step}.text`)}</p>}
              {step === 'practice' && !isDone && !(hasDock && step === current) && <PracticeButton />}
            </div>
            {step !== 'practice' && !isDone && (
              <Link
                href={WAYS[step]}
                aria-label={t(`steps.${step}.title`, { amount: formatTomans(creditRial, locale) })}
                className={classNames(toButtonClassName({ variant: 'quiet' }), 'shrink-0')}
              >
                <Icon icon={ChevronRight} className="rtl:-scale-x-100" />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function StepMark({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'mt-1 flex size-6 shrink-0 items-center justify-center rounded-full',
        isDone ? 'bg-turquoise-600 text-white' : 'ring-2 ring-inset ring-stone-200',
      )}
    >
      {isDone && <Icon icon={Check} />}
    </span>
  );
}
