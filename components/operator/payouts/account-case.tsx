'use client';

import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { Link } from '@/lib/i18n/link';

import { OneCase } from '../cases/one-case';
import { QueuedCase } from '../cases/queued-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import { AccountActs } from './account-acts';
import { AccountFacts, type Account } from './account-facts';

/** The bank account of one person, on the skeleton of every case. */
export function AccountCase({ userId }: { readonly userId: number }) {
  const { data, asked } = useOneCase('operator/getallsheba', { userid: userId });
  return (
    <OneCase rows={data?.lstSheba} {...asked}>
      {(account) => <Case account={account} />}
    </OneCase>
  );
}

function Case({ account }: { readonly account: Account }) {
  const t = useTranslations('desk');
  const accounts = useTranslations('payout-runs.accounts');
  const { userid, fullname, isBlocked, confirmedAtMs } = account;
  const waits = confirmedAtMs === null;
  return (
    <QueuedCase
      subject="accounts"
      caseId={userid}
      code={`I-${userid}`}
      title={<WrittenText text={fullname} />}
      state={{ label: t(waits ? 'caseStates.waits' : 'caseStates.confirmed'), tone: waits ? 'warning' : 'success' }}
      steps={[]}
      acts={waits && <AccountActs account={account} onConfirmed={refreshDesk} />}
      people={
        <Card>
          <h3 className="text-16 font-semibold">{t('case.people')}</h3>
          <Link
            href={`/operator/people/${userid}/`}
            className="inline-flex min-h-touch items-center font-semibold underline-offset-4 hover:underline"
          >
            <WrittenText text={fullname} />
          </Link>
        </Card>
      }
    >
      {isBlocked && (
        <div>
          <Badge tone="danger">{accounts('blocked')}</Badge>
        </div>
      )}
      <AccountFacts account={account} />
    </QueuedCase>
  );
}
