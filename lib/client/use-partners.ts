'use client';

import type { CallAnswer } from '@/lib/contract';

import { useCall } from './use-call';

type Partners = CallAnswer<'boot/getpartners'>;

/**
 * The partners of the site. All of them count as present until the answer is there, and where a remote host does not
 * say.
 */
export function usePartners(): Partners {
  const { data } = useCall('boot/getpartners', {}, { revalidateOnFocus: false });
  return {
    takesBank: data?.takesBank !== false,
    sendsSms: data?.sendsSms !== false,
    sendsMail: data?.sendsMail !== false,
  };
}
