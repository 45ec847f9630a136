'use client';

import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';

import { CasePeople } from '../cases/case-people';
import { OneCase } from '../cases/one-case';
import { QueuedCase } from '../cases/queued-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import { AppealFacts, useAppealActs, type Appeal } from './appeal-facts';
import { StandingActs } from './standing-acts';

/** One appeal against a sanction, on the skeleton of every case. */
export function AppealCase({ sanctionId }: { readonly sanctionId: number }) {
  const { data, asked } = useOneCase('operator/getallappeal', { sanctionid: sanctionId });
  return (
    <OneCase rows={data?.lstAppeal} {...asked}>
      {(appeal) => <Case appeal={appeal} />}
    </OneCase>
  );
}

function Case({ appeal }: { readonly appeal: Appeal }) {
  const t = useTranslations('desk');
  const acts = useAppealActs(appeal);
  const { sanctionid, userid, fullname, mobileNo, decision, beganAtMs, appealedAtMs } = appeal;
  return (
    <QueuedCase
      subject="appeals"
      caseId={sanctionid}
      code={`S-${sanctionid}`}
      title={<WrittenText text={fullname} />}
      state={{ label: t(`caseStates.${decision ?? 'waits'}`), tone: decision === null ? 'warning' : 'neutral' }}
      steps={[
        { label: t('caseSteps.began'), atMs: beganAtMs },
        { label: t('caseSteps.appealed'), atMs: appealedAtMs },
      ]}
      acts={decision === null && <StandingActs {...acts} onDecided={refreshDesk} />}
      people={<CasePeople people={[{ key: 'provider', userid, fullname, mobileNo, role: t('case.provider') }]} />}
    >
      <AppealFacts appeal={appeal} />
    </QueuedCase>
  );
}
