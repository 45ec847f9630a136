import { Copy, Share2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useSyncExternalStore } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useSnackbar } from '@/components/ui/snackbar';
import { attemptLater, fromNavigator, share } from '@/lib/client/browser-features';
import { REFERRAL_GIFT_RIALS } from '@/lib/domain/constants/gifts';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

const neverChanges = () => () => undefined;

/** Browsers give the clipboard to secure pages alone; the old way works in plain http too. */
async function copyText(input: HTMLInputElement): Promise<boolean> {
  const clipboard = fromNavigator('clipboard');
  if (clipboard && (await attemptLater(() => clipboard.writeText(input.value).then(() => true)))) return true;
  input.select();
  return document.execCommand('copy');
}

/** The person's own invite code, as a link to copy or to share. */
export function InviteCard({ code }: { code: string }) {
  const t = useTranslations('account.invite');
  const locale = useLocale();
  const snackbar = useSnackbar();
  const input = useRef<HTMLInputElement>(null);
  const canShare = useSyncExternalStore(
    neverChanges,
    () => fromNavigator('share') !== undefined,
    () => false,
  );
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  const link = `${origin}${toLocalePath(locale, '/')}?inviteCode=${encodeURIComponent(code)}`;
  const copy = async () => {
    const isCopied = input.current !== null && (await copyText(input.current));
    snackbar.show(isCopied ? { text: t('copied'), tone: 'success' } : { text: t('copyFailed'), tone: 'error' });
  };
  const open = () => {
    void share({ text: t('message', { code }), url: link });
  };
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="max-w-prose text-14 text-stone-500">
          {t('text', { amount: formatTomans(REFERRAL_GIFT_RIALS, locale) })}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-3">
        <span className="text-14 font-medium">{t('code')}</span>
        <bdi dir="ltr" className="text-22 font-bold tracking-widest">
          {code}
        </bdi>
      </p>
      <TextField
        ref={input}
        label={t('link')}
        readOnly
        dir="ltr"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button variant="secondary" onClick={open}>
            <Icon icon={Share2} />
            {t('share')}
          </Button>
        )}
        <Button variant={canShare ? 'quiet' : 'secondary'} onClick={() => void copy()}>
          <Icon icon={Copy} />
          {t('copy')}
        </Button>
      </div>
    </Card>
  );
}
