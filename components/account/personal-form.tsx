import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { BirthDateField } from '@/components/forms/visit/birth-date-field';
import { DigitField } from '@/components/forms/fields/digit-field';
import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { GENDERS } from '@/lib/contract/enumerations';
import { LONGEST_NAME } from '@/lib/domain/constants/identity';
import { NATIONAL_CODE_LENGTH } from '@/lib/domain/person/national-code';
import { formatDigits, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { StaleSave } from '@/components/shared/stale-save';

import { FormCard } from './form-card';
import {
  findPersonalProblems,
  toPersonalChange,
  toPersonalForm,
  type PersonalFields,
  type PersonalProblem,
} from './personal-fields';
import type { Account } from './use-account';
import { useProfileSaving } from './use-profile-saving';

const CHOICES = [...GENDERS, 'none'] as const;
const FIELDS = ['firstName', 'lastName', 'email', 'birthDate', 'gender', 'nationalCode'] as const;

interface PersonalFormProps {
  readonly account: Account;
  readonly onSaved: (account: Account) => void;
}

type Saying = (field: PersonalProblem, words: string) => string | undefined;

/** Names, e-mail, birth date, gender, national code. A failure keeps the typed text. */
export function PersonalForm({ account, onSaved }: PersonalFormProps) {
  const t = useTranslations('account.personal');
  const { form, setForm, settle } = useKeptForm('personal', toPersonalForm(account));
  const locale = useLocale();
  const [wrong, setWrong] = useState<readonly PersonalProblem[]>([]);
  const { isSaving, failure, refused, save, ...editing } = useProfileSaving(account, FIELDS, onSaved);
  const change = (fields: Partial<PersonalFields>) => {
    setForm((known) => ({ ...known, ...fields }));
    setWrong((known) => known.filter((field) => !(field in fields)));
  };
  const say: Saying = (field, words) => (wrong.includes(field) ? words : refused[field]);
  const submit = (over?: Record<string, unknown>) => {
    if (isSaving) return;
    const problems = findPersonalProblems(form);
    setWrong(problems);
    if (problems.length === 0)
      void save(toPersonalChange(form), over && { over }).then((isSaved) => isSaved && settle());
  };
  const rows = FIELDS.map((field) => ({
    field,
    label: t(field),
    ...(field === 'gender' && { toShown: (value: unknown) => t(`genders.${toGender(value)}`) }),
    ...(field === 'birthDate' && {
      toShown: (value: unknown) => (typeof value === 'string' ? formatJalaliDate(value, locale) : ''),
    }),
  }));
  return (
    <FormCard title={t('title')} onSubmit={() => submit()}>
      <Names form={form} change={change} say={say} />
      <MobileAndMail mobile={account.mobileNo} form={form} change={change} say={say} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-2">
        <BirthDateField
          value={form.birthDate}
          onValueChange={(birthDate) => change({ birthDate })}
          error={say('birthDate', t('birthDateWrong'))}
        />
        <NationalCode form={form} change={change} say={say} />
      </div>
      <ChoiceChips
        legend={t('gender')}
        choices={CHOICES.map((value) => ({ value, label: t(`genders.${value}`) }))}
        value={form.gender ?? 'none'}
        onValueChange={(gender) => change({ gender: gender === 'none' ? null : gender })}
      />
      <StaleSave
        stale={editing.stale}
        rows={rows}
        isSending={isSaving}
        onTakeTheirs={() => settle(toPersonalForm(editing.takeTheirs()))}
        onKeepMine={() => submit(editing.accept())}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" isLoading={isSaving}>
          {t('save')}
        </Button>
      </div>
    </FormCard>
  );
}

const toGender = (value: unknown) => GENDERS.find((known) => known === value) ?? 'none';

interface PartProps {
  readonly form: PersonalFields;
  readonly change: (fields: Partial<PersonalFields>) => void;
  readonly say: Saying;
}

function Names({ form, change, say }: PartProps) {
  const t = useTranslations('account.personal');
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        label={t('firstName')}
        required
        dir="auto"
        autoComplete="given-name"
        maxLength={LONGEST_NAME}
        value={form.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
        error={say('firstName', t('nameRequired'))}
      />
      <TextField
        label={t('lastName')}
        required
        dir="auto"
        autoComplete="family-name"
        maxLength={LONGEST_NAME}
        value={form.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
        error={say('lastName', t('nameRequired'))}
      />
    </div>
  );
}

function MobileAndMail({ mobile, form, change, say }: PartProps & { readonly mobile: string }) {
  const t = useTranslations('account.personal');
  const locale = useLocale();
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField label={t('mobile')} isNumeric disabled value={formatDigits(mobile, locale)} hint={t('mobileHint')} />
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
        maxLength={120}
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
        error={say('email', t('emailWrong'))}
      />
    </div>
  );
}

function NationalCode({ form, change, say }: PartProps) {
  const t = useTranslations('account.personal');
  return (
    <DigitField
      label={t('nationalCode')}
      autoComplete="off"
      digits={form.nationalCode}
      length={NATIONAL_CODE_LENGTH}
      onDigitsChange={(nationalCode) => change({ nationalCode })}
      hint={t('nationalCodeHint')}
      error={say('nationalCode', t('nationalCodeWrong'))}
    />
  );
}
