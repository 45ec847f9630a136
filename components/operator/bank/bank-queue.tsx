'use client';

import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';
import { BankActs } from './bank-acts';
import type { BankCase } from './bank-case';
import { BankFacts } from './bank-facts';

/** Bank money without a known place (decision 0141). */
export function BankQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallbankcase', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="bank" rows={data?.lstCase} {...queue}>
        {(bankCase) => <BankCard key={bankCase.bankcaseid} bankCase={bankCase} onChange={readAgain} />}
      </Queue>
    </div>
  );
}

function BankCard({ bankCase, onChange }: { readonly bankCase: BankCase; readonly onChange: () => void }) {
  const t = useTranslations('bank-cases');
  const locale = useLocale();
  const { bankcaseid, kind, amountRial } = bankCase;
  return (
    <li id={`case-${bankcaseid}`}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-18 font-bold">
            {formatTomans(amountRial, locale)} ·{' '}
            <Link
              href={`/operator/bank/${bankcaseid}/`}
              data-row
              className="inline-flex min-h-touch items-center text-enamel-700 underline"
            >
              <bdi className="own-direction">{formatDigits(`B-${bankcaseid}`, locale)}</bdi>
            </Link>
          </h2>
          <span className="flex flex-wrap items-center gap-2">
            <QueuedClock caseId={bankcaseid} />
            <Badge tone="warning">{t(`kinds.${kind}`)}</Badge>
          </span>
        </div>
        <p>{t(`meaning.${kind}`)}</p>
        <BankFacts bankCase={bankCase} />
        <BankActs bankCase={bankCase} onChange={onChange} />
      </Card>
    </li>
  );
}
