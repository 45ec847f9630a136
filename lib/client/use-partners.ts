'use client';

import type { CallAnswer } from '@/lib/contract';

import { useCall } from './use-call';

type Partners = CallAnswer<'boot/getpartners'>;

/** What the site can do by its partners. Until it is known, and where a host elsewhere does not say it, all of it. */
export function usePartners(): Partners {
  const { data } = useCall('boot/getpartners', {}, { revalidateOnFocus: false });
  return {
    takesBank: data?.takesBank !== false,
    sendsSms: data?.sendsSms !== false,
    sendsMail: data?.sendsMail !== false,
  };
}
