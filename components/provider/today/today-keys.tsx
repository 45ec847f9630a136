import { Keyboard } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState, type RefObject } from 'react';

import { Key } from '@/components/shared/keys/key';
import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toPatientLoader } from '@/lib/client/patient-loader';

import { CONVERSATION_ID } from '../work/work-person';

const KeysDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/keys/keys-dialog').then((module) => module.KeysDialog)),
  { ssr: false },
);

const KEYS = {
  rows: ['J', 'K'],
  open: ['Enter'],
  move: ['D'],
  answer: ['A'],
  fits: ['N'],
  message: ['W'],
  late: ['L'],
  search: ['/'],
  today: ['G', 'T'],
  work: ['G', 'J'],
  income: ['G', 'I'],
  schedule: ['G', 'S'],
  me: ['G', 'M'],
  list: ['?'],
} as const;
/** Those of the table, which stand below it. */
const SEEN = ['rows', 'open', 'move', 'answer'] as const;
const ACTS = [
  'rows',
  'open',
  'move',
  'answer',
  'fits',
  'message',
  'late',
  'search',
  'today',
  'work',
  'income',
  'schedule',
  'me',
  'list',
] as const;

interface TodayKeysProps {
  /** The element of the next job with its move. */
  readonly move: RefObject<HTMLElement | null>;
  /** The element of new work. */
  readonly offered: RefObject<HTMLElement | null>;
  /** The element of the day's rows. */
  readonly day: RefObject<HTMLElement | null>;
}

/** The keys of the day on a desktop, and the button that lists them. None of them makes a move: they lead to it. */
export function TodayKeys({ move, offered, day }: TodayKeysProps) {
  const t = useTranslations('provider.todayScreen');
  const [isListed, setIsListed] = useState(false);
  usePageKeys({
    KeyD: () => focusFirst(move.current, '[data-next-move], [data-moves] > button:last-child'),
    KeyA: () => focusFirst(offered.current, 'a'),
    KeyN: () => focusFirst(day.current, '[data-fits]'),
    KeyW: () => focusFirst(move.current, `a[href$="#${CONVERSATION_ID}"]`),
    KeyL: () => focusFirst(move.current, '[data-late] > *'),
    'Shift+Slash': () => setIsListed(true),
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-14 text-stone-500 max-desktop:hidden">
        {SEEN.map((act) => (
          <span key={act} className="flex items-center gap-2">
            <span className="flex gap-1" dir="ltr">
              {KEYS[act].map((key) => (
                <Key key={key} name={key} />
              ))}
            </span>
            {t(`keyActs.${act}`)}
          </span>
        ))}
        <Button variant="quiet" aria-keyshortcuts="Shift+?" onClick={() => setIsListed(true)}>
          <Icon icon={Keyboard} />
          {t('keys')} <Key name="?" />
        </Button>
      </div>
      {isListed && (
        <KeysDialog
          title={t('keysTitle')}
          switchLabel={t('keysSwitch')}
          rows={ACTS.map((act) => ({ keys: KEYS[act], text: t(`keyActs.${act}`) }))}
          onClose={() => setIsListed(false)}
        />
      )}
    </>
  );
}

function focusFirst(within: HTMLElement | null, selector: string): void {
  within?.querySelector<HTMLElement>(selector)?.focus();
}
