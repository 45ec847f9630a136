import { useEffect, useRef } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { useSendingAgain } from '@/lib/client/offline/use-sending-again';
import { useWaitingMoves, type WaitingMove } from '@/lib/client/offline/waiting-moves';
import { SNACKBAR_MS } from '@/lib/domain/constants/pages';
import { Link } from '@/lib/i18n/link';
import { splitLocalePath } from '@/lib/i18n/paths';

import { isAtKeys, newsLinkClassName, NewsText } from './news-text';

const OWN_AREA = '/pelakman/';

/** Fetched where something waits. A part that cannot be fetched now is asked for again with the next try. */
const sendWaiting = () =>
  void import('@/lib/client/offline/send-moves').then(
    ({ sendWaitingMoves }) => sendWaitingMoves(),
    () => undefined,
  );

interface WaitingWorkProps {
  readonly words: { readonly stepRefused: string; readonly toWork: string };
}

/**
 * Sends what a provider did without a network, from every page. The provider's own pages list it, and tell of a refusal
 * themselves; any other says where it stands.
 */
export function WaitingWork({ words }: WaitingWorkProps) {
  const waiting = useWaitingMoves();
  useSendingAgain(waiting.length > 0, sendWaiting);
  const { show, dismiss } = useSnackbar();
  useRefusals(waiting, ({ taskId, workName, refusal }) => {
    const href = `/pelakman/orderlist/acceptworks/${taskId}/`;
    show({
      about: href,
      durationMs: isAtKeys() ? SNACKBAR_MS.newsAtKeys : SNACKBAR_MS.news,
      text: (
        <NewsText title={words.stepRefused} body={`${workName}: ${refusal ?? ''}`}>
          <Link href={href} onClick={dismiss} className={newsLinkClassName}>
            {words.toWork}
          </Link>
        </NewsText>
      ),
    });
  });
  return null;
}

/** Each once, and none that was there before this page. */
function useRefusals(waiting: readonly WaitingMove[], tell: (refused: WaitingMove) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const told = useRef<Set<string> | null>(null);
  useEffect(() => {
    const refused = waiting.filter(({ refusal }) => refusal !== null);
    const before = told.current ?? new Set(refused.map(({ key }) => key));
    const isOwnArea = splitLocalePath(window.location.pathname).path.startsWith(OWN_AREA);
    for (const move of refused) if (!before.has(move.key) && !isOwnArea) latest.current(move);
    told.current = new Set(refused.map(({ key }) => key));
  }, [waiting]);
}
