import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useUpload } from '@/components/forms/fields/use-upload';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ProgressBar } from '@/components/ui/progress';
import { UploadButton } from '@/components/ui/upload';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';
import { DEFAULT_PROFILE_IMAGE_URL } from '@/lib/domain/site/uploaded-file';

import type { Account } from './use-account';
import { useProfileSaving } from './use-profile-saving';

const ignore = () => undefined;
/** A new picture replaces the old one. There are no typed words to compare. */
const NOTHING_SHOWN = [] as const;

interface PictureFormProps {
  readonly account: Account;
  readonly onSaved: (account: Account) => void;
}

/**
 * The person's picture: its middle square is seen at once, sent with its progress, and kept when it has arrived.
 * Without one stands the default (row E-24).
 */
export function PictureForm({ account, onSaved }: PictureFormProps) {
  const t = useTranslations('account.picture');
  const common = useTranslations('common');
  const [preview, setPreview] = useState<string | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { isSaving, failure, save } = useProfileSaving(account, NOTHING_SHOWN, onSaved);
  const forget = () => setPreview(null);
  const upload = useUpload(
    'uploadimage',
    ({ fileid }) => void save({ imageFileId: fileid }, { done: t('saved') }).then(forget),
    ignore,
  );
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const take = (file: File) => {
    setIsTooLarge(file.size > UPLOAD_LIMITS.imageBytes);
    if (file.size > UPLOAD_LIMITS.imageBytes) return;
    setPreview(URL.createObjectURL(file));
    upload.start(file, file.name);
  };
  const cancel = () => {
    upload.cancel();
    forget();
  };
  const isSending = upload.percent !== null;
  const hasPicture = account.imageUrl !== DEFAULT_PROFILE_IMAGE_URL;
  const problem = upload.error ?? failure;
  const shownUrl = (upload.error ? null : preview) ?? account.imageUrl;
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="flex min-w-0 grow items-center gap-4 tablet:basis-0">
        <Avatar name={account.firstName} imageUrl={shownUrl} size="large" />
        <PictureHint isOfProvider={account.roleId !== null} />
      </div>
      {isSending ? (
        <div className="flex w-full items-center gap-3">
          <ProgressBar label={t('sending')} percent={upload.percent ?? 0} />
          <Button variant="quiet" onClick={cancel}>
            {common('cancel')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-start gap-2">
          <UploadButton
            look="button"
            label={hasPicture ? t('change') : t('add')}
            icon={Camera}
            accept="image/jpeg,image/png,image/webp"
            onFile={take}
            isDisabled={isSaving}
            error={isTooLarge ? t('tooLarge') : undefined}
          />
          {hasPicture && (
            <Button
              variant="quiet"
              isLoading={isSaving}
              onClick={() => void save({ imageFileId: null }, { done: t('removed') })}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      <div className="w-full empty:hidden">
        <FailureNotice problem={problem} error={upload.cause} onRetry={upload.retry} />
      </div>
    </Card>
  );
}

function PictureHint({ isOfProvider }: { isOfProvider: boolean }) {
  const t = useTranslations('account.picture');
  return (
    <div className="min-w-0">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <p className="text-14 text-stone-500">{t(isOfProvider ? 'hintOfProvider' : 'hint')}</p>
    </div>
  );
}
