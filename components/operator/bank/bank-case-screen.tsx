'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseBar } from '../cases/case-bar';
import { CaseHead } from '../cases/case-head';
import { CaseLayout } from '../cases/case-layout';
import { CasePeople } from '../cases/case-people';
import { refreshDesk, useDeskNews } from '../desk-fresh';
import { useHeld } from '../held-answers';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { BankActs } from './bank-acts';
import type { BankCase } from './bank-case';
import { BankFacts } from './bank-facts';
import { BankHistory } from './bank-history';

/** One case of bank money, on the skeleton of every case. */
export function BankCaseScreen({ bankCaseId }: { readonly bankCaseId: number }) {
  const t = useTranslations('bank-cases');
  const desk = useTranslations('desk');
  useDeskNews();
  const asked = useCall('operator/getallbankcase', { bankcaseid: bankCaseId }, { refreshInterval: QUEUE_REFRESH_MS });
  const { error, mutate } = asked;
  const data = useHeld(asked.data);
  if (!data && error) return <LoadFailure title={desk('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  const [bankCase] = data.lstCase;
  return bankCase ? <Case bankCase={bankCase} /> : <EmptyState title={t('gone')} text={desk('goneText')} />;
}

function Case({ bankCase }: { readonly bankCase: BankCase }) {
  const t = useTranslations('bank-cases');
  const locale = useLocale();
  const { bankcaseid, kind, amountRial, customer, ended } = bankCase;
  return (
    <CaseLayout
      isReadFirst
      head={
        <>
          <CaseHead
            code={`B-${bankcaseid}`}
            title={formatTomans(amountRial, locale)}
            state={<Badge tone={ended === null ? 'warning' : 'success'}>{t(`kinds.${kind}`)}</Badge>}
            deadline={null}
            serverNowMs={0}
          />
          <CaseBar hasClock subject="bank" caseId={bankcaseid} />
        </>
      }
      facts={
        <Card className="flex flex-col gap-3">
          <p>{t(`meaning.${kind}`)}</p>
          <BankFacts bankCase={bankCase} />
        </Card>
      }
      main={<BankHistory bankCase={bankCase} />}
      side={
        <>
          {ended === null && (
            <Card className="flex flex-col gap-3">
              <h2 className="text-16 font-semibold">{t('acts')}</h2>
              <BankActs bankCase={bankCase} onChange={refreshDesk} />
            </Card>
          )}
          {customer && <CasePeople people={[{ ...customer, key: 'customer', role: t('facts.customer') }]} />}
        </>
      }
    />
  );
}
