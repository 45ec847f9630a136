import { useTranslations } from 'next-intl';

import type { SendFile } from '@/components/forms/fields/use-upload';
import { PhotosToSend } from '@/components/shared/photos-to-send';
import { DISPUTE_LIMITS } from '@/lib/domain/constants/orders';

import type { SentPhoto } from './own-photo';

interface DisputePhotosProps<Name extends string | number> {
  readonly photos: readonly SentPhoto<Name>[];
  readonly send: SendFile<SentPhoto<Name>>;
  readonly onChange: (photos: readonly SentPhoto<Name>[]) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** Photos that go with one's words. */
export function DisputePhotos<Name extends string | number>(props: DisputePhotosProps<Name>) {
  const t = useTranslations('dispute.photo');
  return (
    <PhotosToSend
      {...props}
      most={DISPUTE_LIMITS.photosASide}
      words={{ add: t('photoAdd'), sending: t('photoSending'), remove: t('photoRemove') }}
    />
  );
}
