import { Bell, Coins, Flag, Mail, MessageSquare, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { WrittenText } from '@/components/ui/written-text';
import { CASE_EVENT_KINDS, type CaseEventKind } from '@/lib/contract/desk-enumerations';
import { formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DeskEvent } from './desk-order';
import { useEventWords } from './use-event-words';

const ICONS: Record<CaseEventKind, IconNode> = {
  move: Flag,
  money: Coins,
  message: MessageSquare,
  sms: Mail,
  alert: Bell,
};

/** Everything that happened to the order, newest first, by kind where one is chosen. */
export function CaseTimeline({ events }: { events: readonly DeskEvent[] }) {
  const t = useTranslations('desk.case');
  const locale = useLocale();
  const [kind, setKind] = useState<CaseEventKind | 'all'>('all');
  const countOf = (one: CaseEventKind) => events.filter((event) => event.kind === one).length;
  const choices = [
    { value: 'all' as const, label: t('all', { count: formatNumber(events.length, locale) }) },
    ...CASE_EVENT_KINDS.map((value) => ({
      value,
      label: t(`kinds.${value}`, { count: formatNumber(countOf(value), locale) }),
    })),
  ];
  const shown = events.filter((event) => kind === 'all' || event.kind === kind);
  return (
    <Card className="flex flex-col gap-4">
      <h3 id="timeline" className="text-16 font-semibold">
        {t('timeline')}
      </h3>
      <ChoiceChips legend={t('filter')} isLegendHidden choices={choices} value={kind} onValueChange={setKind} />
      {shown.length === 0 && <p className="text-14 text-stone-500">{t('nothing')}</p>}
      <ol aria-labelledby="timeline" className="flex flex-col gap-3">
        {shown.map((event, index) => (
          <EventRow key={`${index}-${event.kind}-${event.atMs}`} event={event} />
        ))}
      </ol>
    </Card>
  );
}

function EventRow({ event }: { event: DeskEvent }) {
  const t = useTranslations('desk.case');
  const locale = useLocale();
  const toTitle = useEventWords();
  const { kind, atMs, actor, amountRial, text, isFailed } = event;
  return (
    <li className="flex gap-3">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full text-stone-500">
        <Icon icon={ICONS[kind]} size={16} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap gap-x-3 text-12 text-stone-500">
          <span>{formatInstant(atMs, locale)}</span>
          {kind !== 'sms' && kind !== 'alert' && (
            <span>{actor ? <WrittenText text={actor.fullname} /> : t('system')}</span>
          )}
        </p>
        <p className="font-medium">
          <IsolatedNames text={toTitle(event)} />
          {amountRial !== null && <> {formatTomans(amountRial, locale)}</>}
          {isFailed && (
            <span className="text-pomegranate-600"> {t(kind === 'alert' ? 'failedAlert' : 'failedSms')}</span>
          )}
        </p>
        {text !== null && text !== '' && (
          <p className="whitespace-pre-line rounded-field bg-stone-50 px-3 py-2 text-14">
            <WrittenText text={text} />
          </p>
        )}
      </div>
    </li>
  );
}
