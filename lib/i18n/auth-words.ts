import { toLateWords } from './late-words';

type AuthWords = typeof import('@/messages/fa/auth.json');

/** The words of the login and its kin, fetched when one of its dialogs opens. */
export const loadAuthWords = toLateWords<AuthWords>({
  fa: () => import('@/messages/fa/auth.json'),
  en: () => import('@/messages/en/auth.json'),
  de: () => import('@/messages/de/auth.json'),
  ar: () => import('@/messages/ar/auth.json'),
});
