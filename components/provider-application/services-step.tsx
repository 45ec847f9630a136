import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { CheckChips } from '@/components/ui/check-chips';
import { Stepper } from '@/components/ui/stepper';
import { Textarea } from '@/components/ui/textarea';
import { EXPERIENCE_YEARS_AT_MOST, LONGEST_ABOUT_WORKER } from '@/lib/domain/constants/providers';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { NamedId } from '@/components/forms/application/choices';
import type { StepProps } from './step-props';
import { StepFrame } from './step-frame';
import { usePartForm } from './use-part-form';
import { usePartSaving } from './use-part-saving';

/** The applicant's services, years of experience and words to customers. */
export function ServicesStep({
  application,
  services,
  ...step
}: StepProps & { readonly services: readonly NamedId[] }) {
  const t = useTranslations('application.services');
  const common = useTranslations('common');
  const locale = useLocale();
  const [form, setForm] = usePartForm(application, 'services', () => application.services);
  const [isMissing, setIsMissing] = useState(false);
  const { frame, refused, save } = usePartSaving(step);
  const next = () => {
    setIsMissing(form.lstSrvCategoryId.length === 0);
    if (form.lstSrvCategoryId.length > 0) void save({ services: form });
  };
  return (
    <StepFrame {...frame} title={t('title')} hint={t('hint')} onNext={next}>
      <CheckChips
        legend={t('which')}
        choices={services.map(({ id, name }) => ({ value: id, label: name }))}
        values={form.lstSrvCategoryId}
        onValuesChange={(values) => {
          setForm({ ...form, lstSrvCategoryId: [...values] });
          setIsMissing(false);
        }}
        error={isMissing ? t('required') : refused['services.lstSrvCategoryId']}
      />
      <Stepper
        label={t('experience')}
        description={t('experienceHint')}
        value={form.experienceYear}
        maximum={EXPERIENCE_YEARS_AT_MOST}
        onValueChange={(experienceYear) => setForm({ ...form, experienceYear })}
        formatValue={(years) => t('years', { count: years, shown: formatNumber(years, locale) })}
        increaseLabel={common('increase')}
        decreaseLabel={common('decrease')}
      />
      <Textarea
        label={t('about')}
        hint={t('aboutHint')}
        rows={4}
        maxLength={LONGEST_ABOUT_WORKER}
        value={form.aboutWorker}
        onChange={(event) => setForm({ ...form, aboutWorker: event.target.value })}
        error={refused['services.aboutWorker']}
      />
    </StepFrame>
  );
}
