import { Bookmark } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';

import { AREA_TAB } from '@/components/layout/area-tab';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import { Link } from '@/lib/i18n/link';

import type { SavedView } from './saved-view';
import { PAGE_PARAMETER, VIEW_PARAMETER } from './use-list-address';

const ViewDialog = dynamic(
  toPatientLoader(() => import('./view-dialog').then((module) => module.ViewDialog)),
  { ssr: false },
);

interface ViewBarProps {
  /** The page of the list below `/operator/`, with its closing slash; left out for the start. */
  readonly place?: string;
}

/** The saved lists, the caller's own and the shared ones; a list that differs from the one it began as says so. */
export function ViewBar({ place = '' }: ViewBarProps) {
  const t = useTranslations('desk-queues.views');
  const parameters = useSearchParams();
  const view = Number(parameters.get(VIEW_PARAMETER)) || null;
  const { data } = useCall('operator/getalldeskview', {});
  const [isSaving, setIsSaving] = useState(false);
  const address = place + toQuery(parameters);
  const began = data?.lstView.find(({ viewid }) => viewid === view);
  const isChanged = began !== undefined && began.address !== address;
  // The whole list is where everybody begins.
  const isKnown = address === place || data?.lstView.some((saved) => saved.address === address);
  return (
    <nav aria-label={t('label')} className="flex min-w-0 flex-wrap items-center gap-2">
      {data?.lstView.map((saved) => (
        <Link
          key={saved.viewid}
          href={toViewPath(saved)}
          aria-current={saved.viewid === view ? (isChanged ? 'true' : 'page') : undefined}
          className={AREA_TAB}
        >
          <WrittenText text={saved.title} />
        </Link>
      ))}
      {isChanged && <Badge tone="warning">{t('changed')}</Badge>}
      {(!isKnown || began?.isOwn) && (
        <Button variant="quiet" onClick={() => setIsSaving(true)}>
          <Icon icon={Bookmark} />
          {t(began?.isOwn ? 'change' : 'save')}
        </Button>
      )}
      {isSaving && (
        <ViewDialog address={address} began={began?.isOwn ? began : null} onClose={() => setIsSaving(false)} />
      )}
    </nav>
  );
}

/** The filter of a list: which page of it is shown, and as which saved list it began, are no part of it. */
function toQuery(parameters: URLSearchParams): string {
  const query = new URLSearchParams(parameters);
  for (const name of [PAGE_PARAMETER, VIEW_PARAMETER]) query.delete(name);
  query.sort();
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** A saved list carries its own number, by which a change of it is seen. */
function toViewPath({ address, viewid }: SavedView): string {
  return `/operator/${address}${address.includes('?') ? '&' : '?'}${VIEW_PARAMETER}=${viewid}`;
}
