import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { composeAddressText } from '@/lib/domain/person/address-text';
import type { AddressForm } from '@/lib/funnel/common-fields';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { listAddressProblems, type AddressField } from './address-problems';

type Saved = CallAnswer<'user/adddeliveryaddress'>;

/** The changed address, and the fields that the form does not ask for. */
interface Besides {
  readonly deliveryaddrid?: number;
  readonly isDefault?: boolean;
  /** The values with which the form was filled in. */
  readonly seen?: Record<string, unknown>;
}

/** Checks an address and sends it. The typed text is the caller's, so a failed save loses nothing. */
export function useAddressSaving(form: AddressForm, onSaved: (answer: Saved) => void) {
  const t = useTranslations('order.address');
  const toErrorText = useErrorText();
  const [wrong, setWrong] = useState<readonly AddressField[]>([]);
  const { isSending, failure, send } = useSending({ staysBusy: true });

  const submit = async (besides: Besides = {}): Promise<void> => {
    const problems = listAddressProblems(form);
    setWrong(problems);
    const { locationid } = form;
    if (problems.length > 0 || locationid === null) return;
    const sent = await send(() =>
      callFromBrowser('user/adddeliveryaddress', {
        ...besides,
        deliveryaddrname: form.deliveryaddrname.trim() || t('usualName'),
        deliveryaddr: composeAddressText({ ...form, floor: form.floor ?? '' }),
        locationid,
        deliveryZipCode: form.deliveryZipCode || null,
        gmaplocx: form.latitude,
        gmaplocy: form.longitude,
      }),
    );
    if (sent.ok) onSaved(sent.answer);
  };
  return { wrong, cause: failure, failure: failure && toErrorText(failure), isSaving: isSending, submit };
}
