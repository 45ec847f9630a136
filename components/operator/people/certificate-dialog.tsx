import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { findJalaliDay, NO_JALALI_DAY } from '@/components/forms/visit/jalali-day';
import { JalaliDayField } from '@/components/forms/visit/jalali-day-field';
import { Select } from '@/components/ui/select';
import { callFromBrowser } from '@/lib/client/browser';
import { CERTIFICATE_YEARS_AHEAD } from '@/lib/domain/constants/providers';
import { toJalaliParts, toTehranDate } from '@/lib/domain/site/jalali-date';

import { DecisionDialog } from '../decision-dialog';
import type { HeldCertificate } from './desk-person';

const STATES = ['dated', 'endless', 'none'] as const;
type State = (typeof STATES)[number];

interface CertificateDialogProps {
  readonly userId: number;
  readonly certificate: HeldCertificate;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Whether a certificate is held, and its last day. */
export function CertificateDialog({ userId, certificate: { kind }, onSaved, onClose }: CertificateDialogProps) {
  const t = useTranslations('desk.person.papers');
  const [state, setState] = useState<State>('dated');
  const [day, setDay] = useState(NO_JALALI_DAY);
  const [today] = useState(() => toTehranDate(Date.now()));
  const thisYear = toJalaliParts(today).year;
  const years = Array.from({ length: CERTIFICATE_YEARS_AHEAD }, (_, index) => thisYear + index);
  const lastDay = state === 'dated' ? findJalaliDay(day) : null;
  const isWrong = state === 'dated' && (lastDay === null || lastDay < today);
  const save = async (reason: string) => {
    const said = { userid: userId, kind, isheld: state !== 'none', validuntil: lastDay, reason };
    await callFromBrowser('operator/savecertificate', said);
    onSaved();
  };
  return (
    <DecisionDialog
      title={t(`names.${kind}`)}
      text={t('text')}
      sendLabel={t('save')}
      isAnswered={!isWrong}
      onSend={save}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Select
            label={t('state')}
            value={state}
            onChange={({ target }) => setState(STATES.find((known) => known === target.value) ?? 'dated')}
            options={STATES.map((known) => ({ value: known, label: t(`states.${known}`) }))}
          />
          {state === 'dated' && (
            <JalaliDayField
              legend={t('last')}
              years={years}
              value={day}
              onValueChange={setDay}
              error={isTried && isWrong ? t('lastWrong') : undefined}
            />
          )}
        </>
      )}
    </DecisionDialog>
  );
}
