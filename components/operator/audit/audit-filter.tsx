import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { useCall } from '@/lib/client/use-call';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import {
  AUDIT_OUTCOMES,
  AUDIT_PERIOD_NAMES,
  AUDIT_PERIODS,
  type AuditAddress,
  type AuditPeriod,
} from './audit-filter-address';

interface AuditFilterProps {
  readonly filter: AuditAddress;
  readonly onChange: (changes: Readonly<Partial<Record<keyof AuditAddress, string | null>>>) => void;
}

const ALL = 'all';
const toValue = (chosen: string) => (chosen === ALL ? null : chosen);

/** The filter by the entries' end, operator and time. One case is named by the page that led here. */
export function AuditFilter({ filter, onChange }: AuditFilterProps) {
  const t = useTranslations('desk.audit');
  const locale = useLocale();
  const { data } = useCall('operator/getdeskpeople', {});
  const people = data?.lstPerson.map(({ userid, fullname }) => ({ value: String(userid), label: fullname })) ?? [];
  const { outcome = ALL, who = ALL, when = ALL, subject, id } = filter;
  const about = `subjects.${subject ?? ''}` as 'subjects.order';
  const toPeriod = (period: AuditPeriod) => {
    const count = AUDIT_PERIODS[period];
    return period === 'today' ? t('periods.today') : t('lastDays', { count, shown: formatNumber(count, locale) });
  };
  return (
    <>
      <Select
        label={t('filter')}
        value={outcome}
        onChange={({ target }) => onChange({ outcome: toValue(target.value) })}
        options={([ALL, ...AUDIT_OUTCOMES] as const).map((value) => ({ value, label: t(`outcomes.${value}`) }))}
      />
      <Select
        label={t('who')}
        value={who}
        onChange={({ target }) => onChange({ who: toValue(target.value) })}
        options={[{ value: ALL, label: t('everybody') }, ...people]}
      />
      <Select
        label={t('when')}
        value={when}
        onChange={({ target }) => onChange({ when: toValue(target.value) })}
        options={[
          { value: ALL, label: t('periods.all') },
          ...AUDIT_PERIOD_NAMES.map((value) => ({ value, label: toPeriod(value) })),
        ]}
      />
      {subject !== undefined && id !== undefined && (
        <Button variant="quiet" onClick={() => onChange({ subject: null, id: null })}>
          {t('aboutAll', { about: t.has(about) ? t(about) : subject, id: formatDigits(id, locale) })}
        </Button>
      )}
    </>
  );
}
