import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { CheckChips } from '@/components/ui/check-chips';
import { Select } from '@/components/ui/select';
import type { CallRequest } from '@/lib/contract';
import { formatDigits, listWeekdays } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Application, NamedId } from '@/components/forms/application/choices';
import type { StepProps } from './step-props';
import { Neighbourhoods } from './neighbourhoods';
import { StepFrame } from './step-frame';
import { usePartForm } from './use-part-form';
import { usePartSaving } from './use-part-saving';

type AreaForm = Application['area'];
type Area = NonNullable<CallRequest<'joinus/saveapplication'>['area']>;
type Problem = 'cityid' | 'lstLocationId' | 'lstWeekday' | 'hours';

const LATEST_HOUR = 24;
const USUAL_HOURS = { startHour: 8, endHour: 18 };

function findProblems({ cityid, lstLocationId, lstWeekday, startHour, endHour }: AreaForm): Problem[] {
  const checks: [Problem, boolean][] = [
    ['cityid', cityid !== null],
    ['lstLocationId', cityid === null || lstLocationId.length > 0],
    ['lstWeekday', lstWeekday.length > 0],
    ['hours', startHour !== null && endHour !== null && startHour < endHour],
  ];
  return checks.flatMap(([field, isGood]) => (isGood ? [] : [field]));
}

/** A form without a problem, as the call takes it. */
function toArea({ cityid, startHour, endHour, lstLocationId, lstWeekday }: AreaForm): Area | null {
  return cityid === null || startHour === null || endHour === null
    ? null
    : { cityid, lstLocationId, lstWeekday, startHour, endHour };
}

/** When and where one works: days and hours, a city and its neighbourhoods, which are many and so come last. */
export function AreaStep({ application, cities, ...step }: StepProps & { readonly cities: readonly NamedId[] }) {
  const t = useTranslations('application.area');
  const [form, setForm] = usePartForm<AreaForm>(application, 'area', () =>
    application.area.startHour === null ? { ...application.area, ...USUAL_HOURS } : application.area,
  );
  const [wrong, setWrong] = useState<readonly Problem[]>([]);
  const { frame, refused, save } = usePartSaving(step);
  const change = (fields: Partial<AreaForm>) => {
    setForm((known) => ({ ...known, ...fields }));
    setWrong([]);
  };
  const next = () => {
    const problems = findProblems(form);
    setWrong(problems);
    const ready = toArea(form);
    if (problems.length === 0 && ready) void save({ area: ready });
  };
  return (
    <StepFrame {...frame} title={t('title')} hint={t('hint')} onNext={next}>
      <WorkingTime form={form} change={change} wrong={wrong} />
      <Select
        className="tablet:w-1/2"
        label={t('city')}
        required
        placeholder={t('chooseCity')}
        options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        value={form.cityid ?? ''}
        onChange={(event) => change({ cityid: Number(event.target.value) || null, lstLocationId: [] })}
        error={wrong.includes('cityid') ? t('cityRequired') : refused['area.cityid']}
      />
      {form.cityid !== null && (
        <Neighbourhoods
          key={form.cityid}
          cityId={form.cityid}
          values={form.lstLocationId}
          onValuesChange={(values) => change({ lstLocationId: [...values] })}
          error={wrong.includes('lstLocationId') ? t('neighbourhoodsRequired') : refused['area.lstLocationId']}
        />
      )}
    </StepFrame>
  );
}

interface WorkingTimeProps {
  readonly form: AreaForm;
  readonly change: (fields: Partial<AreaForm>) => void;
  readonly wrong: readonly Problem[];
}

function WorkingTime({ form, change, wrong }: WorkingTimeProps) {
  const t = useTranslations('application.area');
  const locale = useLocale();
  const hours = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      value: first + index,
      label: t('clock', { hour: formatDigits(first + index, locale) }),
    }));
  return (
    <>
      <CheckChips
        legend={t('days')}
        choices={listWeekdays(locale).map((label, value) => ({ value, label }))}
        values={form.lstWeekday}
        onValuesChange={(values) => change({ lstWeekday: [...values] })}
        error={wrong.includes('lstWeekday') ? t('daysRequired') : undefined}
      />
      <div className="grid grid-cols-2 gap-4 tablet:w-1/2">
        <Select
          label={t('from')}
          options={hours(0, LATEST_HOUR - 1)}
          value={form.startHour ?? ''}
          onChange={(event) => change({ startHour: Number(event.target.value) })}
          error={wrong.includes('hours') ? t('hoursWrong') : undefined}
        />
        <Select
          label={t('until')}
          options={hours(1, LATEST_HOUR)}
          value={form.endHour ?? ''}
          onChange={(event) => change({ endHour: Number(event.target.value) })}
        />
      </div>
      <p className="-mt-3 text-14 text-stone-500">{t('hoursHint')}</p>
    </>
  );
}
