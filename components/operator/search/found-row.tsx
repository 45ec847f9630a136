import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { toStateTone } from '@/components/shared/state-tone';
import { Badge } from '@/components/ui/badge';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { useOrderStateWords } from '../use-order-state-words';
import { toFoundPath, type Found } from './found-path';

interface FoundRowProps {
  readonly found: Found;
  /** For a result that a bulk act can take: the key of its row, and the box. */
  readonly rowKey?: string | undefined;
  readonly box?: ReactNode;
}

/** A thing that was found: its kind, what it is, and its state and age. */
export function FoundRow({ found, rowKey, box }: FoundRowProps) {
  const t = useTranslations('desk.search');
  const locale = useLocale();
  const { kind, reqcode, serviceName, fullname, mobileNo, plate, atMs } = found;
  const name = fullname === '' ? t('nameless') : fullname;
  const path = toFoundPath(found);
  const title = reqcode === null ? <WrittenText text={name} /> : <Code code={reqcode} serviceName={serviceName} />;
  return (
    <li
      data-bulk-row={rowKey}
      className="relative flex items-center gap-x-3 rounded-card border border-stone-200 bg-card px-4 py-3 transition-colors has-[a:hover]:border-enamel-300"
    >
      {/* Rows without a box leave its place free, so that all kinds begin below each other. */}
      <div className="-ms-3 w-11 shrink-0 self-start">{box}</div>
      <div className="flex min-w-0 grow flex-col gap-x-4 gap-y-1 tablet:flex-row tablet:items-center">
        <span className="w-28 shrink-0 text-14 text-stone-500">{t(`kinds.${kind}`)}</span>
        <div className="min-w-0 grow">
          <p className="font-semibold">
            <Link href={path} className="after:absolute after:inset-0">
              {title}
            </Link>
          </p>
          <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
            {reqcode !== null && <WrittenText text={name} />}
            <bdi className="own-direction">{formatDigits(mobileNo, locale)}</bdi>
            {plate !== null && <bdi className="own-direction">{formatDigits(plate, locale)}</bdi>}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 tablet:w-40 tablet:shrink-0 tablet:flex-col tablet:items-end">
          <FoundState found={found} />
          <span className="ms-auto text-12 text-stone-500">{formatInstant(atMs, locale)}</span>
        </div>
      </div>
    </li>
  );
}

function Code({ code, serviceName }: { code: string; serviceName: string | null }) {
  const locale = useLocale();
  return (
    <>
      <bdi className="own-direction">{formatDigits(code, locale)}</bdi> {serviceName}
    </>
  );
}

function FoundState({ found }: { found: Found }) {
  const t = useTranslations('desk');
  const toOrderState = useOrderStateWords();
  const { orderState, disputeState, providerStatus, applicationState, vehicleState } = found;
  if (orderState !== null) return <Badge tone={toStateTone(orderState)}>{toOrderState(orderState)}</Badge>;
  if (disputeState !== null) return <Badge tone="warning">{t(`search.disputeStates.${disputeState}`)}</Badge>;
  if (applicationState !== null) return <Badge>{t(`applicationStates.${applicationState}`)}</Badge>;
  if (vehicleState !== null) return <Badge>{t(`search.vehicleStates.${vehicleState}`)}</Badge>;
  if (providerStatus === null) return null;
  return (
    <Badge tone={providerStatus === 'active' ? 'success' : 'warning'}>
      {t(`search.providerStatuses.${providerStatus}`)}
    </Badge>
  );
}
