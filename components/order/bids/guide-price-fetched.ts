import dynamic from 'next/dynamic';

import { toPatientLoader } from '@/lib/client/patient-loader';

/** Only services whose professionals bid bring it. */
export const GuidePrice = dynamic(
  toPatientLoader(() => import('./guide-price').then((module) => module.GuidePrice)),
  { ssr: false },
);
