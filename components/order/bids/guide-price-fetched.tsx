import dynamic from 'next/dynamic';

import { Skeleton } from '@/components/ui/skeleton';
import { toPatientLoader } from '@/lib/client/patient-loader';

import { useOrder } from '../state/order-context';
import type { GuidePriceProps } from './guide-price';

const FetchedGuidePrice = dynamic(
  toPatientLoader(() => import('./guide-price').then((module) => module.GuidePrice)),
  { ssr: false, loading: () => <Skeleton className="h-10 w-36" /> },
);

/** Only services whose professionals bid bring it, and only once it is said what the job is. */
export function GuidePrice(props: GuidePriceProps) {
  return useOrder().draft.srvcattypeid === null ? null : <FetchedGuidePrice {...props} />;
}
