'use client';

import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';

import { CaseLink } from '../cases/case-link';
import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';
import { AccountActs } from './account-acts';
import { AccountFacts, type Account } from './account-facts';

/** Bank accounts whose owner nobody has confirmed yet: no money goes there before (BEHAVIOUR 19). */
export function ShebaQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallsheba', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="accounts" rows={data?.lstSheba} {...queue}>
        {(account) => <AccountCard key={account.userid} account={account} onConfirmed={readAgain} />}
      </Queue>
    </div>
  );
}

function AccountCard({ account, onConfirmed }: { readonly account: Account; readonly onConfirmed: () => void }) {
  const t = useTranslations('payout-runs.accounts');
  const { userid, fullname, isBlocked } = account;
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-18 font-bold">
            <CaseLink queue="accounts" caseId={userid}>
              <WrittenText text={fullname} />
            </CaseLink>
          </h2>
          <span className="flex flex-wrap items-center gap-2">
            <QueuedClock caseId={userid} />
            {isBlocked && <Badge tone="danger">{t('blocked')}</Badge>}
          </span>
        </div>
        <AccountFacts account={account} />
        <AccountActs account={account} onConfirmed={onConfirmed} />
      </Card>
    </li>
  );
}
