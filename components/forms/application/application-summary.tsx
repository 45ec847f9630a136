import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DOCUMENT_KINDS } from '@/lib/contract/provider-enumerations';
import {
  APPLICATION_FIELDS,
  APPLICATION_PARTS,
  isToBeCorrected,
  toApplicationPart,
  toPartOfCorrection,
  type ApplicationPart,
} from '@/lib/domain/provider/provider-application';
import { formatDigits, formatHourRange, formatJalaliDate, formatNumber, listWeekdays } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Application, ApplicationChoices } from './choices';
import { ShownSheba } from '@/components/shared/shown-sheba';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';

interface ApplicationSummaryProps extends ApplicationChoices {
  readonly application: Application;
  /** Left out where nothing can be changed. */
  readonly onEdit?: (part: ApplicationPart) => void;
}

/** The application as it stands, part by part. */
export function ApplicationSummary({ application, services, cities, onEdit }: ApplicationSummaryProps) {
  const t = useTranslations('application');
  const rows = useRows(application, services, cities);
  return (
    <Card isPadded={false} className="divide-y divide-stone-200">
      {APPLICATION_PARTS.map((part) => (
        <div
          key={part}
          role="group"
          aria-label={t(`steps.${part}`)}
          className="flex items-start gap-4 p-4 desktop:px-6"
        >
          <div className="min-w-0 grow">
            <h3 className="font-bold">{t(`steps.${part}`)}</h3>
            {rows[part].map((row, index) => (
              <p key={index} className="break-words">
                {row}
              </p>
            ))}
            <Missing application={application} part={part} />
            <ToCorrect application={application} part={part} />
          </div>
          {onEdit && (
            <Button
              variant="quiet"
              aria-label={t('summary.editPart', { name: t(`steps.${part}`) })}
              onClick={() => onEdit(part)}
              className="shrink-0"
            >
              {t('summary.edit')}
            </Button>
          )}
        </div>
      ))}
    </Card>
  );
}

/** Names the missing answers of a part, so that nobody has to open it. */
function Missing({ application, part }: { application: Application; part: ApplicationPart }) {
  const t = useTranslations('application.summary');
  const fields = APPLICATION_FIELDS.filter(
    (field) => toApplicationPart(field) === part && application.lstMissing.includes(field),
  );
  if (fields.length === 0) return null;
  return (
    <p className="font-medium text-pomegranate-600">
      {t('missing', { fields: fields.map((field) => t(`fields.${field}`)).join(t('separator')) })}
    </p>
  );
}

/** The answers that the operator sent back and that are still unchanged. */
function ToCorrect({ application, part }: { application: Application; part: ApplicationPart }) {
  const t = useTranslations('application.summary');
  if (!isToBeCorrected(application, part)) return null;
  return application.lstPartToCorrect
    .filter((correction) => !correction.isCorrected && toPartOfCorrection(correction) === part)
    .map(({ part: corrected, reason }) => (
      <p key={corrected} className="break-words font-medium text-pomegranate-600">
        {reason === '' ? (
          t('correctNoReason')
        ) : (
          <LabelWithName label={t('correct', { reason: '{name}' })} name={reason} />
        )}
      </p>
    ));
}

function useRows(
  { person, services: chosen, area, lstDocument, vehicleCount, sheba }: Application,
  services: ApplicationChoices['services'],
  cities: ApplicationChoices['cities'],
): Record<ApplicationPart, readonly ReactNode[]> {
  const t = useTranslations('application');
  const locale = useLocale();
  const join = (names: readonly string[]) => names.join(t('summary.separator'));
  const weekdays = listWeekdays(locale);
  const serviceNames = chosen.lstSrvCategoryId
    .map((id) => services.find((service) => service.id === id)?.name ?? '')
    .filter(Boolean);
  const city = cities.find(({ id }) => id === area.cityid)?.name;
  const given = (...rows: readonly (ReactNode | null)[]) => rows.filter((row) => row !== null && row !== '');
  return {
    person: given(
      toFullName(person),
      person.nationalCode && t('summary.nationalCode', { code: formatDigits(person.nationalCode, locale) }),
      person.birthDate &&
        t('summary.birthDate', {
          date: formatJalaliDate(person.birthDate, locale, { hasWeekday: false, hasYear: true }),
        }),
    ),
    services: given(
      join(serviceNames),
      chosen.experienceYear > 0
        ? t('summary.experience', { count: chosen.experienceYear, shown: formatNumber(chosen.experienceYear, locale) })
        : null,
      chosen.aboutWorker && <WrittenText key="about" text={chosen.aboutWorker} className="inline-block" />,
    ),
    area: given(
      area.lstLocationId.length > 0
        ? [
            city,
            t('summary.neighbourhoods', {
              count: area.lstLocationId.length,
              shown: formatNumber(area.lstLocationId.length, locale),
            }),
          ]
            .filter(Boolean)
            .join(t('summary.separator'))
        : null,
      area.lstWeekday.length > 0 ? join(area.lstWeekday.map((day) => weekdays[day] ?? '')) : null,
      area.startHour !== null && area.endHour !== null ? formatHourRange(area.startHour, area.endHour, locale) : null,
    ),
    documents: [
      ...DOCUMENT_KINDS.flatMap((kind) => {
        const count = lstDocument.filter(({ docType }) => docType === kind).length;
        return count === 0
          ? []
          : [
              t('summary.photos', {
                name: t(`documents.kinds.${kind}.name`),
                count,
                shown: formatNumber(count, locale),
              }),
            ];
      }),
      ...(vehicleCount > 0
        ? [t('summary.vehicles', { count: vehicleCount, shown: formatNumber(vehicleCount, locale) })]
        : []),
    ],
    bank: sheba === null ? [] : [<ShownSheba key="sheba" sheba={sheba} />],
  };
}
