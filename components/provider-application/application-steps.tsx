import { Check, Pencil } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Application, ApplicationChoices } from '@/components/forms/application/choices';
import { AreaStep } from './area-step';
import { BankStep } from './bank-step';
import { DocumentsStep } from './documents-step';
import { PersonStep } from './person-step';
import { RejectedNotice } from './rejected-notice';
import { ReviewStep } from './review-step';
import { ServicesStep } from './services-step';
import { APPLICATION_STEPS, type ApplicationStep } from './step-names';
import type { StepProps } from './step-props';

import type { OwnApplication } from './use-application';
import { isToBeCorrected } from '@/lib/domain/provider/provider-application';

import { findNextStep, isWhole, useApplicationStep } from './use-application-step';

interface ApplicationStepsProps extends ApplicationChoices {
  readonly application: Application;
  /** The code of the provider who invited the applicant, as far as it is known. */
  readonly inviteCode: string | null;
  readonly onKept: (answer: OwnApplication) => void;
  /** The application was sent or decided on elsewhere: read it anew. */
  readonly onClosed: () => void;
}

/** One part after the other; each is kept when one goes on, so that it goes on on another device as well. */
export function ApplicationSteps({
  services,
  cities,
  application,
  inviteCode,
  onKept,
  onClosed,
}: ApplicationStepsProps) {
  // Typed at the last step, and there again after a look at another one.
  const [typedCode, setTypedCode] = useState(inviteCode ?? '');
  const { step, hasMoved, go } = useApplicationStep(application);
  const at = APPLICATION_STEPS.indexOf(step);
  const before = APPLICATION_STEPS[at - 1];
  const common: StepProps = {
    application,
    hasMoved,
    onKept,
    onClosed,
    onNext: () => go(findNextStep(application, step)),
    onBack: before ? () => go(before) : null,
  };
  return (
    <div className="flex grow flex-col gap-6">
      {application.state === 'rejected' && <RejectedNotice application={application} onChoose={go} />}
      <StepList application={application} current={step} onChoose={go} />
      {step === 'person' && <PersonStep {...common} />}
      {step === 'services' && <ServicesStep {...common} services={services} />}
      {step === 'area' && <AreaStep {...common} cities={cities} />}
      {step === 'documents' && <DocumentsStep {...common} />}
      {step === 'bank' && <BankStep {...common} />}
      {step === 'review' && (
        <ReviewStep
          {...common}
          services={services}
          cities={cities}
          inviteCode={typedCode}
          onInviteCode={setTypedCode}
          onEdit={go}
        />
      )}
    </div>
  );
}

interface StepListProps {
  readonly application: Application;
  readonly current: ApplicationStep;
  readonly onChoose: (step: ApplicationStep) => void;
}

function StepList({ application, current, onChoose }: StepListProps) {
  const t = useTranslations('application');
  const locale = useLocale();
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="grid grid-cols-6 gap-1">
        {APPLICATION_STEPS.map((step, index) => {
          const isCurrent = step === current;
          const isToCorrect = isToBeCorrected(application, step);
          const isDone = isWhole(application, step) && !isToCorrect;
          const label = isToCorrect ? 'steps.correct' : isDone ? 'steps.done' : 'steps.open';
          const number = formatDigits(index + 1, locale);
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                aria-label={t(label, { number, name: t(`steps.${step}`) })}
                onClick={() => onChoose(step)}
                className="group flex w-full flex-col items-center gap-1 rounded-field py-1 text-14 text-stone-500 hover:bg-enamel-50 aria-[current=step]:font-bold aria-[current=step]:text-ink"
              >
                <span
                  aria-hidden
                  className={classNames(
                    'flex size-9 items-center justify-center rounded-full border font-bold',
                    isCurrent
                      ? 'border-enamel-700 bg-enamel-700 text-white ring-4 ring-enamel-100'
                      : isToCorrect
                        ? 'border-pomegranate-600 bg-pomegranate-50 text-pomegranate-600'
                        : isDone
                          ? 'border-turquoise-600 bg-turquoise-50 text-turquoise-600'
                          : 'border-stone-500/80 bg-card text-ink',
                  )}
                >
                  {isCurrent ? (
                    number
                  ) : isToCorrect ? (
                    <Icon icon={Pencil} size={16} />
                  ) : isDone ? (
                    <Icon icon={Check} size={16} />
                  ) : (
                    number
                  )}
                </span>
                <span className="max-tablet:sr-only">{t(`steps.${step}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
