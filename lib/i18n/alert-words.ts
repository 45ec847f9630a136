import { toLateWords } from './late-words';

type AlertWords = typeof import('@/messages/fa/alerts.json');

/**
 * The words of a provider's alerts, which ring on every page: fetched where a provider is logged in, and nowhere else.
 */
export const loadAlertWords = toLateWords<AlertWords>({
  fa: () => import('@/messages/fa/alerts.json'),
  en: () => import('@/messages/en/alerts.json'),
  de: () => import('@/messages/de/alerts.json'),
  ar: () => import('@/messages/ar/alerts.json'),
});
