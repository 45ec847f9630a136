import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { TextField } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { LONGEST_ABOUT_WORKER, LONGEST_PROFILE_TEXTS } from '@/lib/domain/constants/providers';
import { toDigitsOnly } from '@/lib/domain/text/digits';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PartForm } from './part-form';
import { useOwnPageSaving, type OwnPage } from './use-own-page';

/** The contract takes no more. */
const MOST_YEARS = 60;

/** What one says of oneself: a line, the work, the warranty, the prices, the years. */
export function WordsForm({ profile }: { profile: OwnPage }) {
  const t = useTranslations('own-page.words');
  const locale = useLocale();
  const { isSending, problem, save } = useOwnPageSaving();
  const [form, setForm] = useState({
    slogan: profile.slogan,
    aboutWorker: profile.aboutWorker,
    warranty: profile.warranty,
    tariff: profile.tariff,
    experienceYear: profile.experienceYear,
  });
  const change = (fields: Partial<typeof form>) => setForm({ ...form, ...fields });
  return (
    <PartForm
      title={t('title')}
      hint={t('masked')}
      saveLabel={t('save')}
      isSending={isSending}
      problem={problem}
      onSubmit={() => void save(form)}
    >
      <TextField
        label={t('slogan')}
        hint={t('sloganHint')}
        dir="auto"
        maxLength={LONGEST_PROFILE_TEXTS.slogan}
        value={form.slogan}
        onChange={({ target }) => change({ slogan: target.value })}
      />
      <Textarea
        label={t('about')}
        maxLength={LONGEST_ABOUT_WORKER}
        value={form.aboutWorker}
        onChange={({ target }) => change({ aboutWorker: target.value })}
      />
      <TextField
        label={t('experience')}
        className="tablet:max-w-48"
        isNumeric
        value={formatDigits(form.experienceYear, locale)}
        onChange={({ target }) =>
          change({ experienceYear: Math.min(MOST_YEARS, Number(toDigitsOnly(target.value)) || 0) })
        }
      />
      <Textarea
        label={t('warranty')}
        maxLength={LONGEST_PROFILE_TEXTS.warranty}
        rows={2}
        value={form.warranty}
        onChange={({ target }) => change({ warranty: target.value })}
      />
      <Textarea
        label={t('tariff')}
        hint={t('tariffHint')}
        maxLength={LONGEST_PROFILE_TEXTS.tariff}
        rows={3}
        value={form.tariff}
        onChange={({ target }) => change({ tariff: target.value })}
      />
    </PartForm>
  );
}
