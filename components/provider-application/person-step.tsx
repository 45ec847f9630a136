import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { findJalaliDay, NO_JALALI_DAY, type JalaliDayForm } from '@/components/forms/visit/jalali-day';
import { BirthDateField } from '@/components/forms/visit/birth-date-field';
import { DigitField } from '@/components/forms/fields/digit-field';
import { ChoiceChips } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { GENDERS } from '@/lib/contract/enumerations';
import { LONGEST_NAME } from '@/lib/domain/constants/identity';
import { APPLICANT_LEAST_YEARS } from '@/lib/domain/constants/providers';
import { toJalaliParts, toTehranDate } from '@/lib/domain/site/jalali-date';
import { isNationalCode, NATIONAL_CODE_LENGTH } from '@/lib/domain/person/national-code';
import { isOldEnough } from '@/lib/domain/provider/provider-application';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { StepProps } from './step-props';
import { StepFrame } from './step-frame';
import type { Application } from '@/components/forms/application/choices';
import { usePartForm } from './use-part-form';
import { usePartSaving } from './use-part-saving';

interface PersonForm extends Pick<Application['person'], 'firstName' | 'lastName' | 'gender'> {
  readonly nationalCode: string;
  readonly birthDate: JalaliDayForm;
}

type Problem = keyof PersonForm;

function toForm({ person }: Application): PersonForm {
  return {
    ...person,
    nationalCode: person.nationalCode ?? '',
    birthDate: person.birthDate === null ? NO_JALALI_DAY : toJalaliParts(person.birthDate),
  };
}

function findProblems({ firstName, lastName, gender, nationalCode, birthDate }: PersonForm): Problem[] {
  const day = findJalaliDay(birthDate);
  const checks: [Problem, boolean][] = [
    ['firstName', firstName.trim() !== ''],
    ['lastName', lastName.trim() !== ''],
    ['gender', gender !== null],
    ['nationalCode', isNationalCode(nationalCode)],
    ['birthDate', day !== null && isOldEnough(day, toTehranDate(Date.now()))],
  ];
  return checks.flatMap(([field, isGood]) => (isGood ? [] : [field]));
}

/** The applicant's identity, as on the identity card. */
export function PersonStep({ application, ...step }: StepProps) {
  const t = useTranslations('application.person');
  const [form, setForm] = usePartForm(application, 'person', () => toForm(application));
  const [wrong, setWrong] = useState<readonly Problem[]>([]);
  const { frame, refused, save } = usePartSaving(step);
  const change = (fields: Partial<PersonForm>) => {
    setForm((known) => ({ ...known, ...fields }));
    setWrong((known) => known.filter((field) => !(field in fields)));
  };
  const say = (field: Problem, words: string) => (wrong.includes(field) ? words : refused[`person.${field}`]);
  const next = () => {
    const problems = findProblems(form);
    setWrong(problems);
    const birthDate = findJalaliDay(form.birthDate);
    if (problems.length > 0 || birthDate === null || form.gender === null) return;
    void save({
      person: {
        firstName: form.firstName.trim(),
        lastName: form.lastName.trim(),
        gender: form.gender,
        nationalCode: form.nationalCode,
        birthDate,
      },
    });
  };
  return (
    <StepFrame {...frame} title={t('title')} hint={t('hint')} onNext={next}>
      <PersonFields form={form} change={change} say={say} />
    </StepFrame>
  );
}

interface PersonFieldsProps {
  readonly form: PersonForm;
  readonly change: (fields: Partial<PersonForm>) => void;
  readonly say: (field: Problem, words: string) => string | undefined;
}

function PersonFields({ form, change, say }: PersonFieldsProps) {
  const t = useTranslations('application.person');
  const words = useTranslations('account.personal');
  const locale = useLocale();
  const toNationalCodeProblem = (count: number) => {
    if (count === 0) return t('nationalCodeRequired');
    return count < NATIONAL_CODE_LENGTH
      ? t('nationalCodeShort', { count: formatDigits(count, locale) })
      : words('nationalCodeWrong');
  };
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['firstName', 'lastName'] as const).map((field) => (
          <TextField
            key={field}
            label={words(field)}
            required
            dir="auto"
            autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={LONGEST_NAME}
            value={form[field]}
            onChange={(event) => change({ [field]: event.target.value })}
            error={say(field, words('nameRequired'))}
          />
        ))}
      </div>
      <ChoiceChips
        legend={words('gender')}
        choices={GENDERS.map((value) => ({ value, label: words(`genders.${value}`) }))}
        value={form.gender}
        onValueChange={(gender) => change({ gender })}
        error={say('gender', t('genderRequired'))}
      />
      <DigitField
        className="tablet:w-1/2 tablet:pe-2"
        label={words('nationalCode')}
        required
        autoComplete="off"
        digits={form.nationalCode}
        length={NATIONAL_CODE_LENGTH}
        onDigitsChange={(nationalCode) => change({ nationalCode })}
        hint={words('nationalCodeHint')}
        error={say('nationalCode', toNationalCodeProblem(form.nationalCode.length))}
      />
      <BirthDateField
        value={form.birthDate}
        onValueChange={(birthDate) => change({ birthDate })}
        leastYears={APPLICANT_LEAST_YEARS}
        error={say('birthDate', t(findJalaliDay(form.birthDate) === null ? 'birthDateWrong' : 'tooYoung'))}
      />
    </>
  );
}
