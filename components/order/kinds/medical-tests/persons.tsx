import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { DigitField } from '@/components/forms/fields/digit-field';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Stepper } from '@/components/ui/stepper';
import { toBirthYears } from '@/lib/domain/person/birth-year';
import { MEDICAL_TESTS_MOST_PERSONS } from '@/lib/domain/constants/medical-tests';
import type { PersonForm } from '@/lib/funnel/kinds/medical-tests/kind';
import { countsByGregorian, formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { findPersonProblems, listPersonForms, toOrderPerson, type PersonProblems } from './person-forms';

const LONGEST_NAME = 120;
const YEAR_DIGITS = 4;
/** The age of the example year below the field. */
const EXAMPLE_AGE = 40;

/**
 * Steps 36 and 37: who gives a sample; each has every test that was chosen. Typed text is kept, and is an answer once
 * it has no problem.
 */
export function PersonsQuestion() {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { draft, price, answer, save, goOn } = useOrder();
  const [nowMs] = useState(() => Date.now());
  const [isTried, setIsTried] = useState(false);
  const count = draft.personCount ?? 1;
  const isUntouched = draft.personCount === null;
  // A first proposal, so that the price is that of somebody from the first moment.
  useEffect(() => {
    if (isUntouched) save({ personCount: 1 });
  }, [isUntouched, save]);
  const forms = listPersonForms(draft, count);
  const asked = forms.slice(0, count);
  const problems = asked.map((form) => findPersonProblems(form, nowMs));
  const next = () => {
    setIsTried(true);
    if (problems.every((found) => Object.keys(found).length === 0))
      goOn({ personCount: count, persons: asked.map(toOrderPerson), needHours: price.answer?.needHour ?? null });
  };
  return (
    <QuestionFrame title={t('persons.title')} hint={t('persons.hint')} next={{ onPress: next }}>
      <Stepper
        label={t('persons.label')}
        description={t('persons.most', { count: MEDICAL_TESTS_MOST_PERSONS })}
        value={count}
        minimum={1}
        maximum={MEDICAL_TESTS_MOST_PERSONS}
        onValueChange={(personCount) => answer({ personCount })}
        formatValue={(value) => t('persons.count', { count: value })}
        increaseLabel={common('increase')}
        decreaseLabel={common('decrease')}
      />
      {asked.map((form, index) => (
        <PersonFields
          key={index}
          number={index + 1}
          form={form}
          problems={isTried ? (problems[index] ?? {}) : {}}
          nowMs={nowMs}
          onChange={(fields) =>
            save({ personForm: forms.map((known, at) => (at === index ? { ...known, ...fields } : known)) })
          }
        />
      ))}
      <Notice>{t('persons.names')}</Notice>
    </QuestionFrame>
  );
}

interface PersonFieldsProps {
  readonly number: number;
  readonly form: PersonForm;
  readonly problems: PersonProblems;
  readonly nowMs: number;
  readonly onChange: (fields: Partial<PersonForm>) => void;
}

/** One person's name and year of birth, in the calendar that the page's readers count by. */
function PersonFields({ number, form, problems, nowMs, onChange }: PersonFieldsProps) {
  const t = useTranslations('order.persons');
  const locale = useLocale();
  const { first, last } = toBirthYears(countsByGregorian(locale) ? 'gregorian' : 'persian', nowMs);
  const years = { first: formatDigits(first, locale), last: formatDigits(last, locale) };
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-semibold">{t('person', { number: formatDigits(number, locale) })}</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={t('name')}
          value={form.name}
          error={problems.name && t(problems.name)}
          autoComplete="off"
          dir="auto"
          maxLength={LONGEST_NAME}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <DigitField
          label={t('birthYear')}
          digits={form.birthYear}
          length={YEAR_DIGITS}
          hint={t('birthYearHint', { year: formatDigits(last - EXAMPLE_AGE, locale) })}
          error={problems.birthYear && t(problems.birthYear, years)}
          autoComplete="off"
          onDigitsChange={(birthYear) => onChange({ birthYear })}
        />
      </div>
    </fieldset>
  );
}
