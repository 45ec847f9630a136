import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DeskPerson } from './desk-person';

/** The sanctions against a professional, newest first. */
export function PersonSanctions({ sanctions }: { sanctions: DeskPerson['lstSanction'] }) {
  const t = useTranslations('desk.person');
  const kinds = useTranslations('provider.sanctions.kinds');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-16 font-semibold">{t('sanctions')}</h3>
      {sanctions.length === 0 && <p className="text-14 text-stone-500">{t('noSanctions')}</p>}
      {sanctions.map(({ sanctionid, kind, beganAtMs, endedAtMs, appealedAtMs, reason }) => (
        <div key={sanctionid} className="flex flex-col gap-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {kinds(kind)}
            {endedAtMs === null && <Badge tone="danger">{t('live')}</Badge>}
            {appealedAtMs !== null && <Badge tone="warning">{t('appealed')}</Badge>}
          </p>
          <p className="text-12 text-stone-500">{formatInstant(beganAtMs, locale)}</p>
          {reason !== null && (
            <p className="text-14">
              <WrittenText text={reason} />
            </p>
          )}
        </div>
      ))}
    </Card>
  );
}
