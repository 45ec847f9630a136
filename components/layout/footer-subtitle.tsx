'use client';

import type { ReactNode } from 'react';

import { usePathname } from '@/lib/i18n/location';

/** SPEC 2: the footer has a subtitle on these two alone (row S-16). */
const shownOn = ['/', '/contact/'];

export function FooterSubtitle({ children }: { children: ReactNode }) {
  return shownOn.includes(usePathname()) ? children : null;
}
