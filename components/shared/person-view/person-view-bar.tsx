import { Eye } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { LateWords } from '@/components/layout/late-words';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { endView, leaveView } from '@/lib/client/person-view';
import { hasSession } from '@/lib/client/session-state';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { SECOND_MS } from '@/lib/domain/constants/time-units';
import { formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { loadPersonViewWords } from '@/lib/i18n/person-view-words';
import './person-view-bar.css';

const WORDS = { 'person-view': loadPersonViewWords };
/** A view that ended elsewhere, or a role that was taken, is seen within this time. */
const REFRESH_MS = 15 * SECOND_MS;
/** Room is made for the bar by person-view-bar.css. */
const ROOM = 'data-viewing';

type Answer = CallAnswer<'operator/getview'>;
type View = NonNullable<Answer['view']>;

/**
 * Whose eyes the operator sees with, how long still, and the way back. Nothing where the mark is of another session.
 */
export function PersonViewBar() {
  const { data } = useCall('operator/getview', hasSession() ? {} : null, { refreshInterval: REFRESH_MS });
  if (!data?.view) return null;
  return (
    <LateWords words={WORDS}>
      <Bar view={data.view} serverNowMs={data.serverNowMs} />
    </LateWords>
  );
}

function Bar({ view, serverNowMs }: { view: View; serverNowMs: number }) {
  const t = useTranslations('person-view');
  const locale = useLocale();
  const { userid, fullname, endsAtMs, isLive } = view;
  const leftMs = useRemainingMs(endsAtMs, serverNowMs);
  const { isSending, send } = useSending({ staysBusy: true });
  const isOver = !isLive || leftMs === 0;
  useEffect(() => {
    document.documentElement.setAttribute(ROOM, '');
    return () => document.documentElement.removeAttribute(ROOM);
  }, []);
  useEffect(() => {
    if (isOver) leaveView(userid);
  }, [isOver, userid]);
  return (
    <aside
      aria-label={t('label')}
      className="fixed inset-x-0 top-0 z-overlay low:absolute flex h-12 items-center gap-3 bg-saffron-500 px-4 text-14 text-ink shadow-float print:hidden"
    >
      <Icon icon={Eye} className="shrink-0" />
      <p className="min-w-0 grow truncate font-semibold">
        <IsolatedNames text={t('whose', { name: fullname === '' ? t('nameless') : toIsolatedName(fullname) })} />
        <span className="font-normal max-tablet:hidden"> · {t('only')}</span>
      </p>
      <p role="timer" className="shrink-0 whitespace-nowrap tabular-nums">
        {leftMs !== null && formatRemainingTime(leftMs, locale)}
      </p>
      <Button
        variant="secondary"
        className="view-end shrink-0"
        isLoading={isSending || isOver}
        onClick={() => void send(() => endView(userid))}
      >
        {t('end')}
      </Button>
    </aside>
  );
}
