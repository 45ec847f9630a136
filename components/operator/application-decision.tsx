import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Card } from '@/components/ui/card';
import { CheckChips } from '@/components/ui/check-chips';
import { ChoiceChips } from '@/components/ui/choice';
import { useSnackbar } from '@/components/ui/snackbar';
import type { Application } from '@/components/forms/application/choices';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import {
  CERTIFICATE_KINDS,
  CORRECTABLE_PARTS,
  TEAM_PLACES,
  type CertificateKind,
  type CorrectablePart,
  type TeamPlace,
} from '@/lib/contract/provider-enumerations';

import { ApproveOrReject } from './approve-or-reject';
import { DecisionDialog } from './decision-dialog';

interface ApplicationDecisionProps {
  readonly application: Application;
  readonly userId: number;
  readonly onDecided: () => void;
}

/** Approves it, as what and with which papers proved; or sends it back with a reason and the parts to correct. */
export function ApplicationDecision({ application, userId, onDecided }: ApplicationDecisionProps) {
  const t = useTranslations('desk.decision');
  const kinds = useTranslations('application.documents');
  const snackbar = useSnackbar();
  const sent = CERTIFICATE_KINDS.filter((kind) => application.lstDocument.some(({ docType }) => docType === kind));
  const [place, setPlace] = useState<TeamPlace>('worker');
  const [certificates, setCertificates] = useState<readonly CertificateKind[]>(sent);
  const [isRejecting, setIsRejecting] = useState(false);
  const { isSending, failure, send } = useSending();
  const approve = async () => {
    const lstCertificate = [...certificates];
    const answered = await send(() =>
      callFromBrowser('operator/decideapplication', { decision: 'approve', userid: userId, place, lstCertificate }),
    );
    if (answered.ok) snackbar.show({ text: t('approved'), tone: 'success' });
    // Where a colleague was faster, what stands there now is read.
    onDecided();
  };
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <ChoiceChips
        legend={t('place')}
        choices={TEAM_PLACES.toReversed().map((value) => ({ value, label: t(`places.${value}`) }))}
        value={place}
        onValueChange={setPlace}
      />
      {sent.length > 0 && (
        <CheckChips
          legend={t('certificates')}
          hint={t('certificatesHint')}
          choices={sent.map((value) => ({ value, label: kinds(`kinds.${value}.name`) }))}
          values={certificates}
          onValuesChange={setCertificates}
        />
      )}
      <ApproveOrReject
        isSending={isSending}
        failure={failure}
        onApprove={() => void approve()}
        onReject={() => setIsRejecting(true)}
      />
      {isRejecting && <RejectDialog userId={userId} onDecided={onDecided} onClose={() => setIsRejecting(false)} />}
    </Card>
  );
}

interface RejectDialogProps {
  readonly userId: number;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

function RejectDialog({ userId, onDecided, onClose }: RejectDialogProps) {
  const t = useTranslations('desk.decision');
  const [parts, setParts] = useState<readonly CorrectablePart[]>([]);
  const reject = async (reason: string) => {
    const lstPartToCorrect = CORRECTABLE_PARTS.filter((part) => parts.includes(part)).map((part) => ({ part }));
    await callFromBrowser('operator/decideapplication', {
      decision: 'reject',
      userid: userId,
      reason,
      lstPartToCorrect,
    });
    onClose();
    onDecided();
  };
  return (
    <DecisionDialog
      keptAs={`application-${userId}-reject`}
      title={t('rejectTitle')}
      text={t('rejectText')}
      sendLabel={t('reject')}
      onSend={reject}
      onClose={onClose}
    >
      {() => (
        <CheckChips
          legend={t('parts')}
          hint={t('partsHint')}
          choices={CORRECTABLE_PARTS.map((value) => ({ value, label: t(`partNames.${value}`) }))}
          values={parts}
          onValuesChange={setParts}
        />
      )}
    </DecisionDialog>
  );
}
