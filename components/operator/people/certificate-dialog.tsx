import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { findJalaliDay, NO_JALALI_DAY } from '@/components/forms/visit/jalali-day';
import { JalaliDayField } from '@/components/forms/visit/jalali-day-field';
import { StaleSave } from '@/components/shared/stale-save';
import { Select } from '@/components/ui/select';
import { callFromBrowser } from '@/lib/client/browser';
import { useSeen } from '@/lib/client/use-seen';
import { CallError } from '@/lib/contract/call-error';
import { CERTIFICATE_YEARS_AHEAD } from '@/lib/domain/constants/providers';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
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
export function CertificateDialog({ userId, certificate, onSaved, onClose }: CertificateDialogProps) {
  const t = useTranslations('desk.person.papers');
  const locale = useLocale();
  const { kind, isHeld, validUntil } = certificate;
  const [failure, setFailure] = useState<CallError | null>(null);
  const { seen, stale, accept } = useSeen({ isheld: isHeld, validuntil: validUntil }, failure);
  const [state, setState] = useState<State>('dated');
  const [day, setDay] = useState(NO_JALALI_DAY);
  const [today] = useState(() => toTehranDate(Date.now()));
  const thisYear = toJalaliParts(today).year;
  const years = Array.from({ length: CERTIFICATE_YEARS_AHEAD }, (_, index) => thisYear + index);
  const lastDay = state === 'dated' ? findJalaliDay(day) : null;
  const isWrong = state === 'dated' && (lastDay === null || lastDay < today);
  const save = async (reason: string) => {
    const said = { userid: userId, kind, isheld: state !== 'none', validuntil: lastDay, reason, seen };
    await callFromBrowser('operator/savecertificate', said).catch((error: unknown) => {
      setFailure(error instanceof CallError ? error : null);
      throw error;
    });
    onSaved();
  };
  return (
    <DecisionDialog
      keptAs={`person-${userId}-${kind}`}
      title={t(`names.${kind}`)}
      text={t('text')}
      sendLabel={t('save')}
      isAnswered={!isWrong}
      onSend={save}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <StaleSave
            stale={stale}
            rows={[
              { field: 'isheld', label: t('state'), toShown: (value) => t(value === true ? 'states.endless' : 'none') },
              {
                field: 'validuntil',
                label: t('last'),
                toShown: (value) => (typeof value === 'string' ? formatJalaliDate(value, locale) : ''),
              },
            ]}
            onTakeTheirs={() => {
              onSaved();
              onClose();
            }}
            onKeepMine={accept}
          />
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
