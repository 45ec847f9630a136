'use client';

import { useEffect } from 'react';

import { CITY_SHOWN_EVENT } from '@/lib/domain/place/selected-city-key';

/**
 * Stands beside a dropdown of cities: after a navigation without a document, the page's head learns here that there is
 * one to fill in.
 */
export function CityShown() {
  useEffect(() => void dispatchEvent(new Event(CITY_SHOWN_EVENT)), []);
  return null;
}
