import { getTranslations } from 'next-intl/server';

import { FormOutcomes } from '@/components/layout/form-outcomes';
import { Card } from '@/components/ui/card';
import { MOBILE_EXAMPLE } from '@/lib/domain/person/mobile';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { EnquiryField } from './enquiry-fields';
import { EnquiryForm } from './enquiry-form';
import type { EnquiryName } from './send-enquiry';

interface EnquiryCardProps {
  readonly locale: Locale;
  readonly enquiry: EnquiryName;
  readonly fields: readonly EnquiryField[];
  /** Said where there is no script, for a form that cannot be sent without one. */
  readonly needsScriptText?: string;
}

/**
 * The form with its heading and its words: `form.…` of messages/<locale>/<enquiry>.json, and the errors that all forms
 * share.
 */
export async function EnquiryCard({ locale, enquiry, fields, needsScriptText }: EnquiryCardProps) {
  const t = await getTranslations({ locale, namespace: enquiry });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const words = {
    submit: t('form.submit'),
    sentTitle: t('form.sentTitle'),
    sentText: t('form.sentText'),
    another: t('form.another'),
    networkFailed: common('networkFailed'),
    problems: {
      required: errors('fields.required'),
      'invalid-mobile': errors('fields.invalid-mobile'),
      'too-short': errors('fields.too-short'),
      'too-long': errors('fields.too-long'),
    },
  };
  const placeholder = formatDigits(MOBILE_EXAMPLE, locale);
  return (
    <section aria-labelledby="form">
      <Card className="flex flex-col gap-5">
        <h2 id="form" className="text-22 font-bold">
          {t('form.title')}
        </h2>
        <FormOutcomes locale={locale} sentText={`${words.sentTitle} ${words.sentText}`} wrongText={needsScriptText} />
        <EnquiryForm
          enquiry={enquiry}
          fields={fields.map((field) => (field.kind === 'mobile' ? { ...field, placeholder } : field))}
          words={words}
          needsScript={needsScriptText !== undefined}
        />
      </Card>
    </section>
  );
}
