import { Check } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import { toPartOfCorrection, type Correction } from '@/lib/domain/provider/provider-application';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { ApplicationStep } from './step-names';
import type { Application } from '@/components/forms/application/choices';

interface RejectedNoticeProps {
  readonly application: Application;
  readonly onChoose: (step: ApplicationStep) => void;
}

/**
 * Why it was not approved, and what is to be corrected, each with the way there. The steps stand below it, filled in as
 * they were.
 */
export function RejectedNotice({ application, onChoose }: RejectedNoticeProps) {
  const t = useTranslations('application');
  const locale = useLocale();
  const { decidedAtMs, rejectReason, lstPartToCorrect: corrections } = application;
  const isAllCorrected = corrections.every(({ isCorrected }) => isCorrected);
  return (
    <Notice tone="error">
      <h2 className="text-16 font-bold">{t('rejected.title')}</h2>
      {decidedAtMs !== null && <p>{formatInstant(decidedAtMs, locale)}</p>}
      <WrittenText text={rejectReason ?? ''} as="p" className="pt-2 text-16 text-ink" />
      {corrections.length === 0 ? (
        <p className="pt-1 text-ink">{t('rejected.text')}</p>
      ) : (
        <>
          <h3 className="pt-3 font-bold text-ink">{t('corrections.title')}</h3>
          <ul className="divide-y divide-pomegranate-600/20 text-ink">
            {corrections.map((correction) => (
              <CorrectionRow key={correction.part} correction={correction} onChoose={onChoose} />
            ))}
          </ul>
          <p className="pt-2 text-ink">{t(isAllCorrected ? 'corrections.again' : 'corrections.rest')}</p>
        </>
      )}
    </Notice>
  );
}

interface CorrectionRowProps {
  readonly correction: Correction;
  readonly onChoose: RejectedNoticeProps['onChoose'];
}

function CorrectionRow({ correction, onChoose }: CorrectionRowProps) {
  const t = useTranslations('application.corrections');
  const { part, reason, isCorrected } = correction;
  const name = t(`parts.${part}`);
  return (
    <li>
      <button
        type="button"
        aria-label={t('open', { part: name })}
        onClick={() => onChoose(toPartOfCorrection(correction))}
        className="min-h-touch w-full py-2 text-start"
      >
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="text-16 font-semibold text-enamel-700 underline underline-offset-4">{name}</span>
          {isCorrected && (
            <span className="inline-flex items-center gap-1 font-medium text-turquoise-600">
              <Icon icon={Check} size={16} />
              {t('corrected')}
            </span>
          )}
        </span>
        {reason !== '' && <WrittenText text={reason} className="block" />}
      </button>
    </li>
  );
}
