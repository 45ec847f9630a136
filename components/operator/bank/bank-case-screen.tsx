'use client';

import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseBar } from '../cases/case-bar';
import { CaseHead } from '../cases/case-head';
import { CaseLayout } from '../cases/case-layout';
import { CasePeople } from '../cases/case-people';
import { OneCase } from '../cases/one-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import { BankActs } from './bank-acts';
import type { BankCase } from './bank-case';
import { BankFacts } from './bank-facts';
import { BankHistory } from './bank-history';

/** One case of bank money, on the skeleton of every case. */
export function BankCaseScreen({ bankCaseId }: { readonly bankCaseId: number }) {
  const { data, asked } = useOneCase('operator/getallbankcase', { bankcaseid: bankCaseId });
  return (
    <OneCase rows={data?.lstCase} {...asked}>
      {(bankCase) => <Case bankCase={bankCase} />}
    </OneCase>
  );
}

function Case({ bankCase }: { readonly bankCase: BankCase }) {
  const t = useTranslations('bank-cases');
  const locale = useLocale();
  const { bankcaseid, kind, amountRial, customer, ended } = bankCase;
  const end = ended && (ended.end === 'bank' ? t('facts.endedByBank') : t(`moves.${ended.end}`));
  const state = end ?? t(`kinds.${kind}`);
  return (
    <CaseLayout
      head={
        <>
          <CaseHead
            code={`B-${bankcaseid}`}
            title={formatTomans(amountRial, locale)}
            state={<Badge tone={ended === null ? 'warning' : 'success'}>{state}</Badge>}
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
