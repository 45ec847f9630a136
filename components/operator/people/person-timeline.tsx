import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { WrittenText } from '@/components/ui/written-text';
import { PERSON_EVENT_KINDS } from '@/lib/contract/desk-enumerations';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DeskPerson } from './desk-person';

type PersonEvent = DeskPerson['lstEvent'][number];

/** The operators' acts, decisions and messages about a person, newest first, by kind where one is chosen. */
export function PersonTimeline({ events }: { events: readonly PersonEvent[] }) {
  const t = useTranslations('desk.person');
  const locale = useLocale();
  const tCase = useTranslations('desk.case');
  const toTitle = useTitle();
  const [kind, setKind] = useState<PersonEvent['kind'] | 'all'>('all');
  const count = (number: number) => formatNumber(number, locale);
  const choices = [
    { value: 'all' as const, label: tCase('all', { count: count(events.length) }) },
    ...PERSON_EVENT_KINDS.map((value) => ({
      value,
      label: `${t(`kinds.${value}`)} ${count(events.filter((event) => event.kind === value).length)}`,
    })),
  ];
  const shown = events.filter((event) => kind === 'all' || event.kind === kind);
  return (
    <Card className="flex flex-col gap-3">
      <h3 id="timeline" className="text-16 font-semibold">
        {t('timeline')}
      </h3>
      {events.length > 0 && (
        <ChoiceChips legend={tCase('filter')} isLegendHidden choices={choices} value={kind} onValueChange={setKind} />
      )}
      {shown.length === 0 && <p className="text-14 text-stone-500">{t('nothing')}</p>}
      <ol aria-labelledby="timeline" className="flex flex-col gap-3">
        {shown.map((event, index) => (
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
