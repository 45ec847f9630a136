import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import { formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { GiftTerms } from './gift-terms';

export type GiftCode = ReturnType<typeof useGiftCode>;

interface CodeOptions {
  /** The order to be paid. A code that cannot pay it is refused and stays unused. */
  readonly order?: CallRequest<'gift/redeemgift'>['order'];
  readonly onGiven?: () => void;
}

/** A gift code becomes gift credit at once; one that is refused stays in the field with the reason. */
export function useGiftCode({ order, onGiven }: CodeOptions = {}) {
  const t = useTranslations('account.giftCode');
  const toErrorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [code, setCode] = useState('');
  const [given, setGiven] = useState<CallAnswer<'gift/redeemgift'> | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { isSending, failure, send, forget } = useSending();
  const change = (typed: string) => {
    setCode(typed);
    setIsMissing(false);
    forget();
  };
  const submit = async () => {
    if (isSending) return;
    setIsMissing(code.trim() === '');
    if (code.trim() === '') return forget();
    setGiven(null);
    const sent = await send(() => callFromBrowser('gift/redeemgift', { giftCode: code.trim(), order }));
    if (!sent.ok) return;
    setGiven(sent.answer);
    setCode('');
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('wallet/'));
    onGiven?.();
  };
  const problem = isMissing ? t('required') : failure && toErrorText(failure);
  return { code, change, given, problem, isSending, submit };
}

/**
 * The field of a gift code with its button and what came of it; it stands in a form of its caller's. The words stand in
 * `account.giftCode`.
 */
export function GiftCodeField({ code, change, given, problem, isSending }: GiftCode) {
  const t = useTranslations('account.giftCode');
  return (
    <>
      <TextField
        label={t('label')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="tablet:max-w-xs"
        value={code}
        onChange={(event) => change(event.target.value)}
        error={problem}
      />
      {given && <Given given={given} />}
      <div>
        <Button type="submit" variant="secondary" isLoading={isSending}>
          {t('submit')}
        </Button>
      </div>
    </>
  );
}

function Given({ given }: { given: CallAnswer<'gift/redeemgift'> }) {
  const t = useTranslations('account.giftCode');
  const locale = useLocale();
  return (
    <div role="status">
      <Notice tone="success">
        <p className="font-semibold">{t('added', { amount: formatTomans(given.giftRial, locale) })}</p>
        <p>
          {t('balance', {
            amount: formatTomans(given.balanceGiftCredit, locale),
            day: formatJalaliDate(given.expiresAtMs, locale, { hasWeekday: false, hasYear: true }),
          })}
        </p>
        <GiftTerms terms={given.terms} />
      </Notice>
    </div>
  );
}
