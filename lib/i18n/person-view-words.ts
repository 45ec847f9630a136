import { toLateWords } from './late-words';

type PersonViewWords = typeof import('@/messages/fa/person-view.json');

/** The words of the bar over a page that an operator sees with somebody's eyes, fetched when it is shown. */
export const loadPersonViewWords = toLateWords<PersonViewWords>({
  fa: () => import('@/messages/fa/person-view.json'),
  en: () => import('@/messages/en/person-view.json'),
  de: () => import('@/messages/de/person-view.json'),
  ar: () => import('@/messages/ar/person-view.json'),
});
