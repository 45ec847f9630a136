'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { composeAddressText } from '@/lib/domain/address-text';
import type { AddressForm } from '@/lib/funnel/draft';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { listAddressProblems, type AddressField } from './address-problems';

type Saved = CallAnswer<'user/adddeliveryaddress'>;

/** Which address is changed, and what the form does not ask for. */
interface Besides {
  readonly deliveryaddrid?: number;
  readonly isDefault?: boolean;
}

/** Checks an address and sends it. What was typed is the caller's, so nothing is lost when it could not be saved. */
export function useAddressSaving(form: AddressForm, onSaved: (answer: Saved) => void) {
  const t = useTranslations('order.address');
  const toErrorText = useErrorText();
  const [wrong, setWrong] = useState<readonly AddressField[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const submit = async (besides: Besides = {}): Promise<void> => {
    const problems = listAddressProblems(form);
    setWrong(problems);
    if (isSaving || problems.length > 0 || form.locationid === null) return;
    setIsSaving(true);
    setFailure(null);
    try {
      const answer = await callFromBrowser('user/adddeliveryaddress', {
        ...besides,
        deliveryaddrname: form.deliveryaddrname.trim() || t('usualName'),
        deliveryaddr: composeAddressText(form),
        locationid: form.locationid,
        deliveryZipCode: form.deliveryZipCode || null,
        gmaplocx: form.latitude,
        gmaplocy: form.longitude,
      });
      onSaved(answer);
    } catch (error) {
      setFailure(toErrorText(error));
      setIsSaving(false);
    }
  };
  return { wrong, failure, isSaving, submit };
}
