import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { HeardLabel } from '@/components/shared/heard-label';
import { Button } from '@/components/ui/button';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Member } from '../team';

const WageDialog = dynamic(
  toPatientLoader(() => import('./wage-dialog').then((module) => module.WageDialog)),
  { ssr: false },
);

interface MemberWageProps {
  readonly member: Member;
  /** May change it. */
  readonly isCompany: boolean;
  readonly onChange: () => void;
}

/** A member's wage for a job; the company can change it. */
export function MemberWage({ member, isCompany, onChange }: MemberWageProps) {
  const t = useTranslations('team.wage');
  const toWageText = useWageText();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <p className="text-14">
        <span className="text-stone-500">{t('title')}: </span>
        {toWageText(member.wage)}
      </p>
      {isCompany && (
        <Button variant="secondary" className="self-start" onClick={() => setIsAsked(true)}>
          <HeardLabel seen={t('set')} label={t('setOf', { name: '{name}' })} name={member.fullname} />
        </Button>
      )}
      {isAsked && (
        <WageDialog
          member={member}
          onSaved={() => {
            setIsAsked(false);
            onChange();
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

function useWageText() {
  const t = useTranslations('team.wage');
  const locale = useLocale();
  return (wage: Member['wage']) => {
    if (wage?.jobRial != null) return t('sum', { amount: formatTomans(wage.jobRial, locale) });
    return wage?.percent == null ? t('none') : t('share', { percent: formatNumber(wage.percent, locale) });
  };
}
