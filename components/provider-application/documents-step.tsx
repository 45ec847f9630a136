import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { PaperUpload } from '@/components/forms/fields/paper-upload';
import { WorkVehicles } from '@/components/forms/work-vehicles/work-vehicles';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { UploadItem } from '@/components/ui/upload';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { CERTIFICATE_KINDS, DOCUMENT_KINDS, type DocumentKind } from '@/lib/contract/provider-enumerations';
import { APPLICATION_FILES_OF_A_KIND, IDENTITY_PHOTOS } from '@/lib/domain/constants/providers';
import { formatNumber } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { StepProps } from './step-props';
import { StepFrame } from './step-frame';
import type { Application } from '@/components/forms/application/choices';

import type { OwnApplication } from './use-application';

/** Photos of papers: the identity card and at least one certificate. Each is kept as soon as it has arrived. */
export function DocumentsStep({ application, hasMoved, onKept, onClosed, onNext, onBack }: StepProps) {
  const t = useTranslations('application.documents');
  const [busy, setBusy] = useState<readonly DocumentKind[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const kinds = application.lstDocument.map(({ docType }) => docType);
  const hasIdentity = kinds.filter((kind) => kind === 'identity').length >= IDENTITY_PHOTOS;
  const isIdentityMissing = isAsked && !hasIdentity;
  const isCertificateMissing = isAsked && !CERTIFICATE_KINDS.some((kind) => kinds.includes(kind));
  const lacksTruck = application.lstMissing.includes('documents.vehicle');
  const { failure, change, refresh } = usePapers(onKept, onClosed);
  const next = () => {
    setIsAsked(true);
    if (!lacksTruck && hasIdentity && CERTIFICATE_KINDS.some((kind) => kinds.includes(kind))) onNext();
  };
  return (
    <StepFrame
      title={t('title')}
      hint={t('hint')}
      hasMoved={hasMoved}
      failure={failure}
      isBusy={busy.length > 0}
      onNext={next}
      onBack={onBack}
    >
      {isIdentityMissing && <Notice tone="error">{t('identityRequired')}</Notice>}
      {isCertificateMissing && <Notice tone="error">{t('certificateRequired')}</Notice>}
      {DOCUMENT_KINDS.map((kind) => (
        <DocumentCard
          key={kind}
          kind={kind}
          documents={application.lstDocument.filter(({ docType }) => docType === kind)}
          onChange={change}
          onBusyChange={(isBusy) =>
            setBusy((known) =>
              isBusy ? [...known.filter((other) => other !== kind), kind] : known.filter((other) => other !== kind),
            )
          }
        />
      ))}
      <VehiclesPart application={application} isMissing={isAsked && lacksTruck} onChange={refresh} />
    </StepFrame>
  );
}

/**
 * Changes the papers at the server, one call at a time, and reads the application anew where something else of it has
 * changed.
 */
function usePapers(onKept: StepProps['onKept'], onClosed: StepProps['onClosed']) {
  const toErrorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const take = async (ask: () => Promise<OwnApplication>) => {
    setFailure(null);
    try {
      onKept(await ask());
    } catch (error) {
      setFailure(toErrorText(error));
      if (error instanceof CallError && error.key === 'application-closed') onClosed();
    }
  };
  return {
    failure,
    change: (input: CallRequest<'joinus/adddocument'>) => take(() => callFromBrowser('joinus/adddocument', input)),
    refresh: () => take(() => callFromBrowser('joinus/getapplication', {})),
  };
}

interface VehiclesPartProps {
  readonly application: Application;
  /** It was tried to go on, and the petrol truck is missing. */
  readonly isMissing: boolean;
  readonly onChange: () => Promise<void>;
}

/** The vehicles for the chosen services, where they need any (BEHAVIOUR 30, "Vehicles"). */
function VehiclesPart({ application: { lstVehicleUse }, isMissing, onChange }: VehiclesPartProps) {
  const t = useTranslations('work-vehicles');
  if (lstVehicleUse.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-18 font-bold">{t('title')}</h3>
      <p className="max-w-prose text-14 text-stone-500">{t('text')}</p>
      {isMissing && <Notice tone="error">{t('truckRequired')}</Notice>}
      <WorkVehicles uses={lstVehicleUse} onChange={() => void onChange()} />
    </section>
  );
}

interface DocumentCardProps {
  readonly kind: DocumentKind;
  readonly documents: Application['lstDocument'];
  readonly onChange: (input: CallRequest<'joinus/adddocument'>) => Promise<void>;
  readonly onBusyChange: (isBusy: boolean) => void;
}

function DocumentCard({ kind, documents, onChange, onBusyChange }: DocumentCardProps) {
  const t = useTranslations('application.documents');
  const locale = useLocale();
  const name = t(`kinds.${kind}.name`);
  return (
    <Card role="group" aria-label={name} className="flex flex-col gap-3">
      <div>
        <h3 className="font-bold">{name}</h3>
        <p className="text-14 text-stone-500">{t(`kinds.${kind}.hint`)}</p>
      </div>
      {documents.map(({ fileid, fileurl }, index) => (
        <UploadItem
          key={fileid}
          percent={null}
          progressLabel={t('sending')}
          removeLabel={t('remove', { name, number: formatNumber(index + 1, locale) })}
          onRemove={() => void onChange({ fileid, isenable: false })}
        >
          <span className="flex items-center gap-3">
            <img
              src={fileurl}
              alt={t('photoOf', { name, number: formatNumber(index + 1, locale) })}
              className="size-16 rounded-field bg-stone-200 object-cover"
            />
            <span className="text-14">{t('arrived')}</span>
          </span>
        </UploadItem>
      ))}
      {documents.length < APPLICATION_FILES_OF_A_KIND && (
        <PaperUpload
          label={documents.length === 0 ? t('add', { name }) : t('addAnother')}
          words={{ sending: t('sending'), tooLarge: t('tooLarge') }}
          onArrived={({ fileid }) => void onChange({ fileid, docType: kind })}
          onBusyChange={onBusyChange}
        />
      )}
    </Card>
  );
}
