'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { Link } from '@/lib/i18n/link';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { ListSkeleton } from './list-skeleton';
import { AccountLoadFailure } from './load-failure';
import { PersonalData } from './personal-data';
import { useAccount } from './use-account';

type Settings = CallAnswer<'user/getusersetting'>['userSettingLst'][number];
type Field = keyof Settings;
type Progress = 'saving' | 'on' | 'off';

const FIELDS: readonly Field[] = ['isSendEmail', 'isSendInbox', 'isSendSMS', 'isSendNotify', 'promotionalSms'];

const isOn = (settings: Settings, field: Field) => settings[field] === true || settings[field] === 'send';

function withField(settings: Settings, field: Field, isWanted: boolean): Settings {
  return { ...settings, [field]: field === 'promotionalSms' ? (isWanted ? 'send' : 'notSend') : isWanted };
}

/** The one setting alone, so that no other tab's change is undone. */
function toChange(settings: Settings, field: Field): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name === field));
}

function useSettings() {
  const t = useTranslations('account.settings');
  const toErrorText = useErrorText();
  const { data, error, mutate } = useCall('user/getusersetting', {}, { revalidateOnFocus: false });
  const [progress, setProgress] = useState<Partial<Record<Field, Progress>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const settings = data?.userSettingLst[0] ?? null;

  /** Shown at once; what could not be saved goes back to what it was, alone. */
  const change = async (field: Field, isWanted: boolean) => {
    if (!settings || progress[field] === 'saving') return;
    const show = (isShown: boolean) =>
      mutate(
        (known) =>
          known?.userSettingLst[0] && {
            ...known,
            userSettingLst: [withField(known.userSettingLst[0], field, isShown)],
          },
        { revalidate: false },
      );
    setFailure(null);
    setProgress((known) => ({ ...known, [field]: 'saving' }));
    await show(isWanted);
    try {
      await callFromBrowser('user/addusersetting', toChange(withField(settings, field, isWanted), field));
      setProgress((known) => ({ ...known, [field]: isWanted ? 'on' : 'off' }));
    } catch (failed) {
      await show(!isWanted);
      setProgress((known) => ({ ...known, [field]: undefined }));
      setFailure(t('undone', { reason: toErrorText(failed) }));
    }
  };
  return { settings, error, retry: () => void mutate(), progress, failure, change };
}

/** How the person wants to be told (row E-18): each switch is saved by itself, at once. */
export function SettingsScreen() {
  const t = useTranslations('account.settings');
  const { settings, error, retry, progress, failure, change } = useSettings();
  const { account } = useAccount();
  if (error && !settings) return <AccountLoadFailure error={error} onRetry={retry} />;
  if (!settings) return <ListSkeleton rows={FIELDS.length} rowClassName="h-16" />;
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <p className="max-w-prose text-stone-500">{t('intro')}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Card className="divide-y divide-stone-200 !py-2">
        {FIELDS.map((field) => (
          <div key={field} className="py-2">
            <Switch
              label={t(`${field}.label`)}
              description={t(`${field}.text`)}
              checked={isOn(settings, field)}
              onChange={(event) => void change(field, event.target.checked)}
            />
            <p role="status" className="text-14 text-turquoise-600 empty:hidden">
              {progress[field] && t(progress[field])}
            </p>
            {field === 'isSendEmail' && account && account.email === null && (
              <p className="text-14 text-stone-500">
                {t.rich('noEmail', {
                  link: (words) => (
                    <Link
                      href="/user-profile/info/"
                      className="inline-flex min-h-touch items-center font-semibold text-enamel-700 underline"
                    >
                      {words}
                    </Link>
                  ),
                })}
              </p>
            )}
          </div>
        ))}
      </Card>
      {account && <PersonalData mobile={account.mobileNo} />}
    </div>
  );
}
