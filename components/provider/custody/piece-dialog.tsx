import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { UploadedFile } from '@/components/forms/fields/use-upload';
import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Stepper } from '@/components/ui/stepper';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { CUSTODY_LIMITS } from '@/lib/domain/constants/textiles';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { OrderedPiece } from '@/components/shared/facts/ordered-differences';

import { ProofPhoto } from '../proof-photo';

/** A piece's description on the list. */
export interface Described {
  /** The matching ordered piece; null without a match. */
  readonly ordered: OrderedPiece | null;
  readonly count: number;
}

interface PieceDialogProps {
  readonly taskId: number;
  readonly described: Described;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

const NOTHING = { name: '', count: 1, defects: '', tag: '', photo: null as UploadedFile | null };

/** One piece or bag at the door. Typed text stays while it could not be sent; then the next piece can follow. */
export function PieceDialog({ taskId, described: { ordered, count: known }, onClose, onAdded }: PieceDialogProps) {
  const t = useTranslations('textiles.work');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const [form, setForm] = useState({ ...NOTHING, name: ordered?.label ?? '', count: known });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { isSending, failure, send } = useSending();
  const { place, show } = useFirstProblem();
  const { name, count, defects, tag, photo } = form;
  // A photo arrives while somebody types: neither takes the other away.
  const change = (part: Partial<typeof NOTHING>) => setForm((before) => ({ ...before, ...part }));
  async function add() {
    setIsTried(true);
    if (name.trim() === '' || photo === null) return void show();
    const sent = await send(() =>
      callFromBrowser('custody/addpiece', {
        taskid: taskId,
        pieceName: name,
        ...(ordered && { item: ordered.item }),
        count,
        defects,
        fileid: photo.fileid,
        ...(tag.trim() === '' ? {} : { tag }),
      }),
    );
    if (!sent.ok) return void show();
    onAdded();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('add')}
      closeLabel={common('close')}
      footer={
        <>
          <Button isLoading={isSending || isBusy} onClick={() => void add()}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <div ref={place} className="flex flex-col gap-4">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <ProofPhoto
          namespace="textiles.work"
          photo={photo}
          error={isTried && photo === null ? t('photoWrong') : undefined}
          onChange={(changed) => change({ photo: changed })}
          onBusyChange={setIsBusy}
        />
        <PieceFields form={form} isTried={isTried} onChange={change} />
      </div>
    </Dialog>
  );
}

interface PieceFieldsProps {
  readonly form: typeof NOTHING;
  readonly isTried: boolean;
  readonly onChange: (part: Partial<typeof NOTHING>) => void;
}

function PieceFields({ form, isTried, onChange }: PieceFieldsProps) {
  const t = useTranslations('textiles.work');
  return (
    <>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={CUSTODY_LIMITS.longestName}
        error={isTried && form.name.trim() === '' ? t('nameWrong') : undefined}
        value={form.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Stepper
        label={t('count')}
        value={form.count}
        minimum={1}
        maximum={CUSTODY_LIMITS.inABag}
        onValueChange={(changed) => onChange({ count: changed })}
        formatValue={(value) => t('pieces', { count: value })}
        increaseLabel={t('more')}
        decreaseLabel={t('fewer')}
      />
      <TextField
        label={t('defects')}
        hint={t('defectsHint')}
        maxLength={CUSTODY_LIMITS.longestDefects}
        value={form.defects}
        onChange={(event) => onChange({ defects: event.target.value })}
      />
      <TextField
        label={t('ownTag')}
        hint={t('ownTagHint')}
        dir="ltr"
        autoComplete="off"
        value={form.tag}
        onChange={(event) => onChange({ tag: event.target.value })}
      />
    </>
  );
}
