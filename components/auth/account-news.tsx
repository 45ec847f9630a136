import { useEffect, useRef } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { InboxNews, type InboxMessage, type News } from '@/lib/client/alerts/inbox-news';
import { onOrderShown } from '@/lib/client/alerts/shown-orders';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { refreshUnreadCount } from '@/lib/client/unread-count';
import { whenIdle } from '@/lib/client/when-idle';
import { SNACKBAR_MS } from '@/lib/domain/constants/pages';
import { isOrderPath } from '@/lib/domain/site/order-links';
import { fromNavigator } from '@/lib/client/browser-features';
import { savesData } from '@/lib/domain/site/saves-data';
import { Link } from '@/lib/i18n/link';

import { isAtKeys, newsLinkClassName, NewsText } from './news-text';

const loadConnection = toPatientLoader(() => import('@/lib/client/alerts/connect'));

interface AccountNewsProps {
  readonly words: { readonly messages: string; readonly newMessages: string; readonly toOrder: string };
  readonly path: string;
}

/**
 * Says what happens to the person's orders and work, on every page, with the way there. A person who saves data hears
 * of it from the count of unread messages alone. Mount it once a page.
 */
export function AccountNews({ words, path }: AccountNewsProps) {
  const snackbar = useSnackbar();
  const tell = (news: News) => {
    const link =
      news.kind === 'one' && news.message.path !== null && isOrderPath(news.message.path)
        ? { href: news.message.path, label: words.toOrder }
        : { href: news.kind === 'one' ? `${path}${news.message.id}/` : path, label: words.messages };
    const follow = () => {
      snackbar.dismiss();
      if (news.kind === 'one') void markRead(news.message);
    };
    snackbar.show({
      about: link.href,
      durationMs: isAtKeys() ? SNACKBAR_MS.newsAtKeys : SNACKBAR_MS.news,
      text: (
        <NewsText
          title={news.kind === 'one' ? news.message.title : words.newMessages}
          body={news.kind === 'one' ? news.message.body : null}
        >
          <Link href={link.href} onClick={follow} className={newsLinkClassName}>
            {link.label}
          </Link>
        </NewsText>
      ),
    });
  };
  useNews(tell);
  const { withdraw } = snackbar;
  // The news may come a moment before the page that tells of it: there they would only cover what it offers.
  useEffect(() => onOrderShown(withdraw), [withdraw]);
  return null;
}

/** A person who went to what a message tells has read it. */
async function markRead({ id }: InboxMessage): Promise<void> {
  await callFromBrowser('nonePreloader/user/getuserinboxdetail', { id }).then(refreshUnreadCount, (error: unknown) =>
    console.info('alerts: a message could not be marked as read', error),
  );
}

function useNews(onNews: (news: News) => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    if (savesData(fromNavigator('connection'))) return;
    const news = new InboxNews((found) => latest.current(found));
    let close = () => news.stop();
    let isGone = false;
    const cancel = whenIdle(() => {
      void loadConnection().then(({ connectToAlerts }) => {
        if (isGone) return;
        const disconnect = connectToAlerts({ onOrderEvent: () => undefined, onCaughtUp: () => news.look() });
        close = () => {
          disconnect();
          news.stop();
        };
      });
    });
    return () => {
      isGone = true;
      cancel();
      close();
    };
  }, []);
}
