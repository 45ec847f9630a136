import { toLateWords } from './late-words';

type OrderWords = typeof import('@/messages/fa/order-following.json');
type FunnelWords = typeof import('@/messages/fa/order.json');
type CommonWords = typeof import('@/messages/fa/common.json');

/** The words of followed orders, for a page that shows one to its customer: fetched where somebody is logged in. */
export const loadOrderWords = toLateWords<OrderWords>({
  fa: () => import('@/messages/fa/order-following.json'),
  en: () => import('@/messages/en/order-following.json'),
  de: () => import('@/messages/de/order-following.json'),
  ar: () => import('@/messages/ar/order-following.json'),
});

/** The words that all parts of the site share, errors among them, for such a page. */
export const loadCommonWords = toLateWords<CommonWords>({
  fa: () => import('@/messages/fa/common.json'),
  en: () => import('@/messages/en/common.json'),
  de: () => import('@/messages/de/common.json'),
  ar: () => import('@/messages/ar/common.json'),
});

/** The words of the order's questions, the map's among them, for a page that shows a map where it is asked for. */
export const loadFunnelWords = toLateWords<FunnelWords>({
  fa: () => import('@/messages/fa/order.json'),
  en: () => import('@/messages/en/order.json'),
  de: () => import('@/messages/de/order.json'),
  ar: () => import('@/messages/ar/order.json'),
});
