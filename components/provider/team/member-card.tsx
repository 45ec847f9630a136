import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { HeardLabel } from '@/components/shared/heard-label';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { MemberWage } from './wages/member-wage';
import type { Member } from './team';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface MemberCardProps {
  readonly member: Member;
  /** The people who may lead this member. */
  readonly supervisors: readonly Member[];
  readonly isCompany: boolean;
  readonly onChange: () => void;
}

export function MemberCard({ member, supervisors, isCompany, onChange }: MemberCardProps) {
  const t = useTranslations('team');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const { memberid, fullname, mobileNo, state, isSupervisor, supervisorUserId, openWorkCount, isOwn } = member;
  async function lead(supervisor: string) {
    const supervisorUserId = supervisor === '' ? null : Number(supervisor);
    const sent = await send(() => callFromBrowser('team/setsupervisor', { memberid, supervisorUserId }));
    if (sent.ok) onChange();
  }
  return (
    <li className="flex flex-col gap-2 rounded-card border border-stone-200 bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-bold">
          <WrittenText text={fullname} />
        </h3>
        <Badge tone={state === 'active' ? 'success' : 'neutral'}>
          {t(state === 'active' ? (isSupervisor ? 'members.supervisor' : 'members.worker') : 'members.invited')}
        </Badge>
      </div>
      {state === 'active' && (
        <p className="text-14 text-stone-500">
          {t('members.open', { count: openWorkCount, shown: formatNumber(openWorkCount, locale) })}
        </p>
      )}
      {state === 'active' && (isCompany || isOwn) && (
        <MemberWage member={member} isCompany={isCompany} onChange={onChange} />
      )}
      {isCompany && state === 'active' && supervisors.length > 0 && (
        <Select
          label={t('members.ledBy')}
          value={supervisorUserId ?? ''}
          placeholder={t('members.ledByNobody')}
          options={supervisors.map(({ userId, fullname: label }) => ({ value: userId, label }))}
          disabled={isSending}
          onChange={(event) => void lead(event.target.value)}
        />
      )}
      <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {!isOwn && (
          <a href={`tel:${mobileNo}`} className="own-direction inline-flex min-h-touch items-center text-enamel-700">
            {formatDigits(mobileNo, locale)}
          </a>
        )}
        {(isCompany || isOwn) && <EndButton member={member} onChange={onChange} />}
      </div>
    </li>
  );
}

/** Ends a membership, or takes an invitation back, after a second question. */
function EndButton({ member, onChange }: Pick<MemberCardProps, 'member' | 'onChange'>) {
  const t = useTranslations('team');
  const [isAsked, setIsAsked] = useState(false);
  const kind = member.isOwn ? 'leave' : member.state === 'invited' ? 'takeBack' : 'end';
  // Of several members it says whose it is.
  const title = kind === 'leave' ? t('end.leave') : t(`end.titles.${kind}`, { name: toIsolatedName(member.fullname) });
  async function end() {
    await callFromBrowser('team/endmember', { memberid: member.memberid });
    setIsAsked(false);
    onChange();
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {kind === 'leave' ? (
          t('end.leave')
        ) : (
          <HeardLabel seen={t(`end.${kind}`)} label={`${t(`end.${kind}`)}: {name}`} name={member.fullname} />
        )}
      </Button>
      {isAsked && (
        <AskDialog
          title={title}
          text={t(kind === 'takeBack' ? 'end.takeBackText' : 'end.text')}
          confirmLabel={t(`end.${kind}`)}
          keepLabel={t('end.keep')}
          isDestructive
          onConfirm={end}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
