import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import { Dialog } from '@/components/ui/dialog';
import { controlClassName } from '@/components/ui/field';
import { useCall } from '@/lib/client/use-call';
import { toSearchKey } from '@/lib/domain/text/letters';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale, useRouter } from '@/lib/i18n/location';

import { toFoundPath } from '../search/found-path';
import { SEARCH_PARAMETER } from '../search/search-parameter';
import { useTypedText } from '../search/use-typed-text';
import { useOwnPlaces } from '../use-own-places';

interface Entry {
  readonly key: string;
  readonly kind: string;
  readonly text: string;
  readonly path: string;
}

/** One box that goes to every place of the desk and to what the search finds. Load it when it is used. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk-queues.palette');
  const common = useTranslations('common');
  const router = useRouter();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const entries = useEntries(typed);
  const go = ({ path }: Entry) => {
    onClose();
    router.push(path);
  };
  return (
    <Dialog
      open
      size="wide"
      firstFocus={box}
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={common('close')}
    >
      {/* The server finds, so that nothing is left to filter here. */}
      <Command label={t('label')} shouldFilter={false} loop vimBindings={false} className="flex flex-col gap-3">
        <Command.Input
          ref={box}
          value={typed}
          onValueChange={setTyped}
          maxLength={80}
          placeholder={t('label')}
          className={controlClassName}
        />
        <Command.List label={t('label')} className="max-h-80 overflow-y-auto">
          {entries.map((entry) => (
            <Command.Item
              key={entry.key}
              value={entry.key}
              onSelect={() => go(entry)}
              className="flex min-h-touch cursor-pointer items-center gap-3 rounded-field px-3 aria-selected:bg-enamel-50"
            >
              <span className="w-28 shrink-0 text-14 text-stone-500">{entry.kind}</span>
              <span className="min-w-0 grow">{entry.text}</span>
            </Command.Item>
          ))}
        </Command.List>
      </Command>
      <p role="status" className="text-14 text-stone-500">
        {entries.length === 0 && t('nothing')}
      </p>
    </Dialog>
  );
}

/** The places whose name has what was typed, what the search finds, and the search itself. */
function useEntries(typed: string): readonly Entry[] {
  const t = useTranslations('desk-queues.palette');
  const places = useTranslations('desk.places');
  const locale = useLocale();
  const own = useOwnPlaces();
  const text = useTypedText(typed.trim());
  const maySearch = own.some(({ key }) => key === 'search');
  const { data } = useCall('operator/search', text !== '' && maySearch ? { text } : null, { keepPreviousData: true });
  const wanted = toSearchKey(typed);
  const found = text === '' ? [] : (data?.lstFound ?? []);
  return [
    ...own
      .filter(({ key }) => toSearchKey(places(key)).includes(wanted))
      .map(({ key, path }) => ({ key, kind: t('place'), text: places(key), path })),
    ...found.map((one) => {
      const name = [one.reqcode && formatDigits(one.reqcode, locale), one.fullname].filter(Boolean).join(' · ');
      return { key: `${one.kind}-${one.id}`, kind: t(`kinds.${one.kind}`), text: name, path: toFoundPath(one) };
    }),
    ...(text !== '' && maySearch
      ? [
          {
            key: 'all',
            kind: t('search'),
            text,
            path: `/operator/search/?${new URLSearchParams({ [SEARCH_PARAMETER]: text }).toString()}`,
          },
        ]
      : []),
  ];
}
