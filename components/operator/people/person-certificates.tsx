import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useMayMake } from '../use-may-make';
import { CertificateDialog } from './certificate-dialog';
import type { DeskPerson, HeldCertificate } from './desk-person';

interface PersonCertificatesProps {
  readonly person: DeskPerson;
  readonly onChange: () => void;
}

/** The proofs of a professional’s badges, with their last days. */
export function PersonCertificates({ person: { userid, lstCertificate }, onChange }: PersonCertificatesProps) {
  const t = useTranslations('desk.person.papers');
  const [open, setOpen] = useState<HeldCertificate | null>(null);
  const close = () => setOpen(null);
  const mayMake = useMayMake();
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-16 font-semibold">{t('title')}</h3>
      {lstCertificate.map((certificate) => (
        <div key={certificate.kind} className="flex flex-wrap items-center justify-between gap-2">
          <p>
            <span className="block font-semibold">{t(`names.${certificate.kind}`)}</span>
            <Standing certificate={certificate} />
          </p>
          {mayMake('operator/savecertificate') && (
            <Button
              variant="secondary"
              aria-label={`${t('change')}: ${t(`names.${certificate.kind}`)}`}
              onClick={() => setOpen(certificate)}
            >
              {t('change')}
            </Button>
          )}
        </div>
      ))}
      {open !== null && (
        <CertificateDialog
          userId={userid}
          certificate={open}
          onSaved={() => {
            close();
            onChange();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

function Standing({ certificate: { isHeld, validUntil } }: { certificate: HeldCertificate }) {
  const t = useTranslations('desk.person.papers');
  const locale = useLocale();
  if (validUntil === null) return <span className="text-14 text-stone-500">{t(isHeld ? 'held' : 'none')}</span>;
  const date = formatJalaliDate(validUntil, locale, { hasWeekday: false, hasYear: true });
  return <span className="text-14 text-stone-500">{t(isHeld ? 'until' : 'ended', { date })}</span>;
}
