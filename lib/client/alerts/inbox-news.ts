import { callFromBrowser } from '@/lib/client/browser';
import { refreshUnreadCount } from '@/lib/client/unread-count';
import type { CallAnswer } from '@/lib/contract';

import { isOrderShown } from './shown-orders';
import { keepToldUntil, readToldUntil } from './told-news';

export type InboxMessage = CallAnswer<'user/getuserinbox'>['userInboxLst'][number];

/** One message, or that there are several of more than one order. */
export type News =
  | { readonly kind: 'one'; readonly message: InboxMessage }
  | { readonly kind: 'several'; readonly messages: readonly InboxMessage[] };

/** A larger number of news is told as “several”. */
const PAGE_SIZE = 10;
/** A page that shows the event itself has heard of it by then. */
const SETTLING_MS = 1000;

/**
 * Finds new messages in the person's inbox after each event, and keeps the count of the unread right. Each message is
 * told once in a browser, in a visible tab. Messages from before the first look are no news; they are in the count.
 */
export class InboxNews {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen = '';

  constructor(private readonly onNews: (news: News) => void) {}

  /** Looks soon, and once, however much else is heard of until then. */
  look(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), SETTLING_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    const input = { inboxReadEnum: 'NOTSEEN', pageNumber: 0, pageSize: PAGE_SIZE } as const;
    const answer = await callFromBrowser('user/getuserinbox', input, { isSilent: true }).catch(() => null);
    if (answer === null) return;
    const unread = answer.userInboxLst;
    const now = `${answer.inboxCount} ${unread[0]?.id ?? 0}`;
    if (this.seen !== '' && this.seen !== now) void refreshUnreadCount();
    this.seen = now;
    if (document.visibilityState === 'hidden') return;
    const toldUntil = readToldUntil();
    keepToldUntil(Math.max(toldUntil ?? 0, ...unread.map(({ createdAtMs }) => createdAtMs)));
    if (toldUntil === null) return;
    const news = toNews(unread.filter((message) => message.createdAtMs > toldUntil && !isTold(message)));
    if (news) this.onNews(news);
  }
}

function isTold({ path }: InboxMessage): boolean {
  return path !== null && isOrderShown(path);
}

/** The newest message of an order; older ones of it are not shown. */
function toNews(messages: readonly InboxMessage[]): News | null {
  const [newest] = messages;
  if (!newest) return null;
  const isOfOne = messages.length === 1 || (newest.path !== null && messages.every(({ path }) => path === newest.path));
  return isOfOne ? { kind: 'one', message: newest } : { kind: 'several', messages };
}
