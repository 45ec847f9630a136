import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';

/**
 * The city that the reader chose, or the default one. components/city/city-script.tsx keeps it there, in the head of
 * every page.
 */
export const readSelectedCity = (): number => Number(document.documentElement.dataset.city) || DEFAULT_CITY_ID;
