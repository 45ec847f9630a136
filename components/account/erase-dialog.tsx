import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { Button } from '@/components/ui/button';
import { PasswordCodeInput } from '@/components/ui/code-input';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveForGood } from '@/lib/client/session';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { LOGIN_PASSWORD_LENGTH } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';
import { formatDigits, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { WITHDRAWAL_PATH } from './account-places';
import { AccountLoadFailure } from './load-failure';

type Preview = CallAnswer<'user/eraseaccount'>;

const linkClassName = 'inline-flex min-h-touch items-center font-semibold text-enamel-700 underline';

/**
 * Says first what stands in the way and what would be lost; only where nothing does, asks for the password. Load it
 * when it is used.
 */
export function EraseDialog({ mobile, onClose }: { mobile: string; onClose: () => void }) {
  const t = useTranslations('account.personalData.erase');
  const common = useTranslations('common');
  const { data, error, mutate } = useCall(
    'user/eraseaccount',
    { previewOnly: true },
    { revalidateOnFocus: false, revalidateOnMount: true },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('question')}
      description={t('text')}
      closeLabel={common('close')}
    >
      {error && !data && <AccountLoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <div role="status">
          <span className="sr-only">{t('checking')}</span>
          <Skeleton className="h-32" />
        </div>
      )}
      {data &&
        (hasObstacle(data) ? (
          <Obstacles preview={data} onClose={onClose} />
        ) : (
          <EraseForm preview={data} mobile={mobile} onClose={onClose} onRefused={() => void mutate()} />
        ))}
    </Dialog>
  );
}

function hasObstacle(preview: Preview): boolean {
  const { openOrderCount, isPaymentUnderWay, isPayoutUnderWay, balanceRial, isLastOperator } = preview;
  return openOrderCount > 0 || isPaymentUnderWay || isPayoutUnderWay || balanceRial > 0 || isLastOperator;
}

/** The places where a person sends each part of the money to the bank, or asks for it. */
const MONEY_PLACES = [
  { key: 'wallet', sum: 'walletRial', href: WITHDRAWAL_PATH, way: 'toWithdrawal' },
  { key: 'pay', sum: 'payableRial', href: '/pelakman/earnings/', way: 'toEarnings' },
  { key: 'credit', sum: 'creditRial', href: '/contact/', way: 'toContact' },
] as const;

function Obstacles({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const { openOrderCount, isPaymentUnderWay, isPayoutUnderWay, isLastOperator } = preview;
  const t = useTranslations('account.personalData.erase');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">{t('obstacles')}</p>
      {isLastOperator && <Notice tone="warning">{t('lastOperator')}</Notice>}
      {openOrderCount > 0 && (
        <Notice tone="warning">
          <p>{t('orders', { count: openOrderCount, shown: formatNumber(openOrderCount, locale) })}</p>
          <Link href="/my-order-list/" className={linkClassName}>
            {t('toOrders')}
          </Link>
        </Notice>
      )}
      {isPaymentUnderWay && <Notice tone="warning">{t('payment')}</Notice>}
      {isPayoutUnderWay && <Notice tone="warning">{t('payout')}</Notice>}
      {MONEY_PLACES.filter(({ sum }) => preview[sum] > 0).map(({ key, sum, href, way }) => (
        <Notice key={key} tone="warning">
          <p>{t(key, { amount: formatTomans(preview[sum], locale) })}</p>
          <Link href={href} className={linkClassName}>
            {t(way)}
          </Link>
        </Notice>
      ))}
      <div>
        <Button variant="secondary" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}

interface EraseFormProps {
  readonly preview: Preview;
  readonly mobile: string;
  readonly onClose: () => void;
  /** Something came in between: what stands in the way is asked anew. */
  readonly onRefused: () => void;
}

function EraseForm({ preview, mobile, onClose, onRefused }: EraseFormProps) {
  const t = useTranslations('account.personalData.erase');
  const words = useTranslations('account.password');
  const locale = useLocale();
  const { password, setPassword, problem, failure, isErasing, submit } = useErasure(mobile, onRefused);
  const { place, show } = useFirstProblem<HTMLFormElement>();
  return (
    <form noValidate ref={place} onSubmit={(event) => void submit(event).then(show)} className="flex flex-col gap-4">
      <Notice tone="warning">
        {preview.balanceGiftCredit > 0 && (
          <p>{t('gift', { amount: formatTomans(preview.balanceGiftCredit, locale) })}</p>
        )}
        <p>{t('final')}</p>
      </Notice>
      <PasswordCodeInput
        label={t('password')}
        showLabel={words('show')}
        hideLabel={words('hide')}
        toShownDigit={(digit) => formatDigits(digit, locale)}
        value={password}
        onValueChange={setPassword}
        error={problem}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" isLoading={isErasing}>
          {t('confirm')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}

function useErasure(mobile: string, onRefused: () => void) {
  const t = useTranslations('account.personalData.erase');
  const words = useTranslations('account.password');
  const toErrorText = useErrorText();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { isSending: isErasing, failure, send, forget } = useSending({ staysBusy: true });
  const isWrong = failure?.key === 'invalid-login';
  const erase = async () => {
    const sent = await send(() =>
      callFromBrowser('user/eraseaccount', { password: toPasswordDigest(mobile, password) }),
    );
    // Nobody is there any more to whom a personal page could say it.
    if (sent.ok) return leaveForGood('privacy/#erased');
    if (sent.failure.key !== 'invalid-login') return onRefused();
    setPassword('');
    setProblem(t('wrong'));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isErasing) return;
    forget();
    if (password.length !== LOGIN_PASSWORD_LENGTH) return setProblem(words('four'));
    setProblem(null);
    await erase();
  };
  return {
    password,
    setPassword: (typed: string) => {
      setPassword(typed);
      setProblem(null);
    },
    problem,
    failure: failure && !isWrong ? toErrorText(failure) : null,
    isErasing,
    submit,
  };
}
