import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DeskPerson } from './desk-person';

type PersonEvent = DeskPerson['lstEvent'][number];

/** The operators' acts, decisions and messages about a person, newest first. */
export function PersonTimeline({ events }: { events: readonly PersonEvent[] }) {
  const t = useTranslations('desk.person');
  const locale = useLocale();
  const toTitle = useTitle();
  return (
    <Card className="flex flex-col gap-3">
      <h3 id="timeline" className="text-16 font-semibold">
        {t('timeline')}
      </h3>
      {events.length === 0 && <p className="text-14 text-stone-500">{t('nothing')}</p>}
      <ol aria-labelledby="timeline" className="flex flex-col gap-3">
        {events.map((event, index) => (
          <li key={`${index}-${event.kind}-${event.atMs}`}>
            <p className="flex flex-wrap gap-x-3 text-12 text-stone-500">
              <span>{formatInstant(event.atMs, locale)}</span>
              <span>{event.actor ? <WrittenText text={event.actor.fullname} /> : t(`kinds.${event.kind}`)}</span>
            </p>
            <p className="font-medium">
              <WrittenText text={toTitle(event)} />
            </p>
            {event.text !== null && event.text !== '' && (
              <p className="whitespace-pre-line rounded-field bg-stone-50 px-3 py-2 text-14">
                <WrittenText text={event.text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Words for an operator's act in the log, and for a decision. */
function useTitle() {
  const acts = useTranslations('desk.person.acts');
  const calls = useTranslations('desk.person.calls');
  const kinds = useTranslations('provider.sanctions.kinds');
  return ({ kind, what }: PersonEvent): string => {
    if (kind === 'sanction' && kinds.has(what as 'warned')) return kinds(what as 'warned');
    if (kind !== 'desk') return what;
    if (acts.has(what as 'warn')) return acts(what as 'warn');
    const name = what.replace('operator/', '') as 'askpaper';
    return calls.has(name) ? calls(name) : what;
  };
}
