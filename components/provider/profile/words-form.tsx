import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { StaleSave } from '@/components/shared/stale-save';
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

const LABELS = {
  slogan: 'slogan',
  aboutWorker: 'about',
  experienceYear: 'experience',
  warranty: 'warranty',
  tariff: 'tariff',
} as const;
const FIELDS = Object.keys(LABELS) as readonly (keyof typeof LABELS)[];

const toForm = ({ slogan, aboutWorker, warranty, tariff, experienceYear }: OwnPage) => ({
  slogan,
  aboutWorker,
  warranty,
  tariff,
  experienceYear,
});

/** A provider's words: a line, the work, the warranty, the prices, the years. */
export function WordsForm({ profile }: { profile: OwnPage }) {
  const t = useTranslations('own-page.words');
  const locale = useLocale();
  const { isSending, problem, save, ...editing } = useOwnPageSaving(profile, FIELDS);
  const [form, setForm] = useState(() => toForm(profile));
  const change = (fields: Partial<typeof form>) => setForm({ ...form, ...fields });
  return (
    <PartForm
      title={t('title')}
      hint={t('masked')}
      saveLabel={t('save')}
      isSending={isSending}
      problem={problem}
      stale={
        <StaleSave
          stale={editing.stale}
          rows={FIELDS.map((field) => ({ field, label: t(LABELS[field]) }))}
          isSending={isSending}
          onTakeTheirs={() => setForm(toForm(editing.takeTheirs()))}
          onKeepMine={() => void save(form, editing.accept())}
        />
      }
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
