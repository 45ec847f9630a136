import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { saveTextFile } from '@/lib/client/save-text-file';

import { DecisionDialog } from '../decision-dialog';
import { refreshDesk } from '../desk-fresh';
import { useMayMake } from '../use-may-make';
import type { DeskPerson } from './desk-person';

const DetailsDialog = dynamic(
  toPatientLoader(() => import('./details-dialog').then((module) => module.DetailsDialog)),
  { ssr: false },
);
const INDENT = 2;

/** A person's requests about their own data: a correction, or a copy of everything. */
export function PersonRequests({ person }: { readonly person: DeskPerson }) {
  const t = useTranslations('desk.person.request');
  const mayMake = useMayMake();
  const [open, setOpen] = useState<'correct' | 'handOver' | null>(null);
  const { userid } = person;
  const close = () => setOpen(null);
  const handOver = async (reason: string) => {
    const { personalData } = await callFromBrowser('operator/handoverdata', { userid, reason });
    saveTextFile(`pelakfan-${userid}.json`, 'application/json', JSON.stringify(personalData, null, INDENT));
    close();
    refreshDesk();
  };
  return (
    <>
      {mayMake('operator/correctdetails') && (
        <Button variant="secondary" onClick={() => setOpen('correct')}>
          {t('correct')}
        </Button>
      )}
      {mayMake('operator/handoverdata') && (
        <Button variant="secondary" onClick={() => setOpen('handOver')}>
          {t('handOver')}
        </Button>
      )}
      {open === 'correct' && <DetailsDialog person={person} onClose={close} />}
      {open === 'handOver' && (
        <DecisionDialog
          keptAs={`person-${userid}-data`}
          title={t('handOver')}
          text={t('handOverText')}
          sendLabel={t('handOverSend')}
          onSend={handOver}
          onClose={close}
        />
      )}
    </>
  );
}
