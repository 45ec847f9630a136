import { Building2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { DigitField } from '@/components/forms/fields/digit-field';
import { FailureNotice } from '@/components/shared/failure-notice';
import { StaleSave } from '@/components/shared/stale-save';
import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { useCall } from '@/lib/client/use-call';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { FormCard } from './form-card';
import type { Account } from './use-account';
import { useProfileSaving } from './use-profile-saving';

type Organisation = NonNullable<Account['organisation']>;

const EMPTY: Organisation = {
  organisationName: '',
  nationalId: '',
  registrationId: '',
  economicCode: '',
  landline: '',
  headOfficeProvinceId: null,
  headOfficeCityId: null,
};
const DIGIT_FIELDS = [
  { field: 'nationalId', length: 11, hint: 'nationalIdHint' },
  { field: 'registrationId', length: 12, hint: null },
  { field: 'economicCode', length: 14, hint: 'economicCodeHint' },
  { field: 'landline', length: 11, hint: 'landlineHint' },
] as const;
const LANDLINE_EXAMPLE = '02112345678';

const FIELDS = ['organisation'] as const;

/** The organisation's name with its numbers. */
function toName(organisation: unknown): string {
  const known: Partial<Organisation> = { ...(organisation as Organisation | null) };
  return [known.organisationName, known.nationalId, known.registrationId, known.economicCode, known.landline]
    .filter(Boolean)
    .join(' · ');
}

interface OrganisationFormProps {
  readonly account: Account;
  readonly onSaved: (account: Account) => void;
}

/** SPEC 3's legal-entity fields; the server checks their digits. */
export function OrganisationForm({ account, onSaved }: OrganisationFormProps) {
  const t = useTranslations('account.organisation');
  const locale = useLocale();
  const { form, setForm, settle } = useKeptForm<Organisation>('organisation', account.organisation ?? EMPTY);
  const [isTried, setIsTried] = useState(false);
  const { isSaving, failure, refused, save, ...editing } = useProfileSaving(account, FIELDS, onSaved);
  const change = (fields: Partial<Organisation>) => setForm((known) => ({ ...known, ...fields }));
  const isMissing = form.organisationName.trim() === '' || form.nationalId === '';
  const submit = (over?: Record<string, unknown>) => {
    setIsTried(true);
    const { headOfficeProvinceId: _province, ...organisation } = form;
    if (!isSaving && !isMissing) void save({ organisation }, over && { over }).then((isSaved) => isSaved && settle());
  };
  const remove = async () => {
    if (!(await save({ organisation: null }, { done: t('removed') }))) return;
    settle(EMPTY);
    setIsTried(false);
  };
  return (
    <FormCard
      title={t('title')}
      hint={t('hint')}
      fold={{ icon: Building2, isOpen: Object.values(form).some(Boolean) }}
      onSubmit={() => submit()}
    >
      <TextField
        label={t('organisationName')}
        dir="auto"
        autoComplete="organization"
        maxLength={120}
        value={form.organisationName}
        onChange={(event) => change({ organisationName: event.target.value })}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        {DIGIT_FIELDS.map(({ field, length, hint }) => (
          <DigitField
            key={field}
            label={t(field)}
            autoComplete="off"
            digits={form[field]}
            length={length}
            onDigitsChange={(digits) => change({ [field]: digits })}
            hint={hint && t(hint, { example: formatDigits(LANDLINE_EXAMPLE, locale) })}
            error={refused[`organisation.${field}`] && t('wrong')}
          />
        ))}
        <HeadOffice form={form} change={change} />
      </div>
      {isTried && isMissing && <Notice tone="error">{t('required')}</Notice>}
      <StaleSave
        stale={editing.stale}
        rows={[{ field: 'organisation', label: t('title'), toShown: (value) => toName(value) }]}
        isSending={isSaving}
        onTakeTheirs={() => settle(editing.takeTheirs().organisation ?? EMPTY)}
        onKeepMine={() => submit(editing.accept())}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isLoading={isSaving}>
          {t('save')}
        </Button>
        {account.organisation && (
          <Button variant="quiet" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )}
      </div>
    </FormCard>
  );
}

function HeadOffice({ form, change }: { form: Organisation; change: (fields: Partial<Organisation>) => void }) {
  const t = useTranslations('account.organisation');
  const toErrorText = useErrorText();
  const { data, error, mutate } = useCall('geo/province-and-city', {}, { revalidateOnFocus: false });
  if (error && !data) return <FailureNotice problem={toErrorText(error)} error={error} onRetry={() => void mutate()} />;
  const province = data?.lstProvince.find(({ provinceid }) => provinceid === form.headOfficeProvinceId);
  return (
    <>
      <Select
        label={t('province')}
        placeholder={t('choose')}
        options={data?.lstProvince.map(({ provinceid, name }) => ({ value: provinceid, label: name })) ?? []}
        value={form.headOfficeProvinceId ?? ''}
        onChange={(event) =>
          change({ headOfficeProvinceId: Number(event.target.value) || null, headOfficeCityId: null })
        }
      />
      <Select
        label={t('city')}
        placeholder={province ? t('choose') : t('provinceFirst')}
        disabled={!province}
        options={province?.lstCity.map(({ cityid, name }) => ({ value: cityid, label: name })) ?? []}
        value={form.headOfficeCityId ?? ''}
        onChange={(event) => change({ headOfficeCityId: Number(event.target.value) || null })}
      />
    </>
  );
}
