import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { toPatientLoader } from '@/lib/client/patient-loader';

import type { WorkDetail } from './work-move';

const DisputeCard = dynamic(
  toPatientLoader(() => import('@/components/shared/dispute/dispute-card').then((module) => module.DisputeCard)),
  { ssr: false, loading: () => <Skeleton className="h-48 rounded-card" /> },
);

/** The case of a work: its provider answers it. A worker of a company's team reads that there is one. */
export function DisputeOfWork({ work, onChange }: { work: WorkDetail; onChange: () => void }) {
  const t = useTranslations('provider');
  const { dispute, handed, taskid } = work;
  if (!dispute) return null;
  if (!handed?.isForCompany) return <DisputeCard taskId={taskid} side="provider" onChange={onChange} />;
  if (!dispute.isOpen || dispute.reason === 'absence') return null;
  return <Notice tone="warning">{t('disputed', { reason: t(`disputeReasons.${dispute.reason}`) })}</Notice>;
}
