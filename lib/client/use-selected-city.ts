'use client';

import { useSyncExternalStore } from 'react';

import { DEFAULT_CITY_ID } from '@/lib/domain/constants';

import { readSelectedCity } from './selected-city';

/** Another tab can choose another city; the script in the page's head hears of it first. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Where somebody begins who has not said yet where they are: in the city they selected, if that is one of these; otherwise in the default one. The server knows no reader, so it says the default. */
export function useStartCity(servedCityIds: readonly number[]): number {
  const selected = useSyncExternalStore(subscribe, readSelectedCity, () => DEFAULT_CITY_ID);
  return servedCityIds.includes(selected) ? selected : DEFAULT_CITY_ID;
}
