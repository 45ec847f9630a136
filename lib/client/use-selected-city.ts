'use client';

import { useSyncExternalStore } from 'react';

import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { CITY_CHOSEN_EVENT } from '@/lib/domain/place/selected-city-key';

import { readSelectedCity } from './selected-city';

/** Events of a change in this tab and in others; the script in the page's head hears both first. */
const CHANGES = ['storage', CITY_CHOSEN_EVENT] as const;

function subscribe(onChange: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, onChange);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, onChange);
  };
}

/** The city that the reader selected. The server knows no reader, so it says the default one. */
export function useSelectedCity(): number {
  return useSyncExternalStore(subscribe, readSelectedCity, () => DEFAULT_CITY_ID);
}

/** The city to begin with: the selected one if it is among these, else the default one. */
export function useStartCity(servedCityIds: readonly number[]): number {
  const selected = useSelectedCity();
  return servedCityIds.includes(selected) ? selected : DEFAULT_CITY_ID;
}
