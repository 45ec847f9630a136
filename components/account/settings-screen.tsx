'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { PushOffer } from '@/components/shared/push-offer';
import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { usePartners } from '@/lib/client/use-partners';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { Link } from '@/lib/i18n/link';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { ListSkeleton } from '@/components/shared/list-skeleton';
import { AccountLoadFailure } from './load-failure';
import { PersonalData } from './personal-data';
import { useAccount } from './use-account';

type Settings = CallAnswer<'user/getusersetting'>['userSettingLst'][number];
type Field = keyof Settings;

const FIELDS: readonly Field[] = ['isSendEmail', 'isSendInbox', 'isSendSMS', 'isSendNotify', 'promotionalSms'];

/** The switches of a partner that the site does not have would change nothing. */
function listOfferedFields({ sendsSms, sendsMail }: ReturnType<typeof usePartners>): readonly Field[] {
  return FIELDS.filter((field) => (field === 'isSendEmail' ? sendsMail : field !== 'isSendSMS' || sendsSms));
}

const isOn = (settings: Settings, field: Field) => settings[field] === true || settings[field] === 'send';

function withField(settings: Settings, field: Field, isWanted: boolean): Settings {
  return { ...settings, [field]: field === 'promotionalSms' ? (isWanted ? 'send' : 'notSend') : isWanted };
}

/** Sends the changed setting alone, so that a change in another tab stays. */
function toChange(settings: Settings, field: Field): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name === field));
}

function useSettings() {
  const { data, error, mutate } = useCall('user/getusersetting', {}, { revalidateOnFocus: false });
  /** Shows a setting before the server has it. */
  const show = (field: Field, isOnNow: boolean) =>
    mutate(
      (known) =>
        known?.userSettingLst[0] && { ...known, userSettingLst: [withField(known.userSettingLst[0], field, isOnNow)] },
      { revalidate: false },
    );
  return { settings: data?.userSettingLst[0] ?? null, error, retry: () => void mutate(), show };
}

interface SettingSwitchProps {
  readonly field: Field;
  readonly settings: Settings;
  readonly show: (field: Field, isOn: boolean) => Promise<unknown>;
  /** Null: it is tried again. */
  readonly onFailure: (words: string | null) => void;
}

/** One switch, saved by itself. It moves at once; what could not be saved goes back to what it was, alone. */
function SettingSwitch({ field, settings, show, onFailure }: SettingSwitchProps) {
  const t = useTranslations('account.settings');
  const toErrorText = useErrorText();
  const { isSending, send } = useSending();
  const [saved, setSaved] = useState<'on' | 'off' | null>(null);
  const change = async (isWanted: boolean) => {
    const sent = await send(async () => {
      onFailure(null);
      setSaved(null);
      await show(field, isWanted);
      await callFromBrowser('user/addusersetting', toChange(withField(settings, field, isWanted), field));
    });
    if (sent.ok) return setSaved(isWanted ? 'on' : 'off');
    await show(field, !isWanted);
    onFailure(t('undone', { reason: toErrorText(sent.failure) }));
  };
  return (
    <>
      <Switch
        label={t(`${field}.label`)}
        description={t(`${field}.text`)}
        checked={isOn(settings, field)}
        onChange={(event) => void change(event.target.checked)}
      />
      <p role="status" className="text-14 text-turquoise-600 empty:hidden">
        {isSending ? t('saving') : saved && t(saved)}
      </p>
    </>
  );
}

/** How the person wants to be told (row E-18): each switch is saved by itself, at once. */
export function SettingsScreen() {
  const t = useTranslations('account.settings');
  const { settings, error, retry, show } = useSettings();
  const partners = usePartners();
  const fields = listOfferedFields(partners);
  const [failure, setFailure] = useState<string | null>(null);
  const { account } = useAccount();
  if (error && !settings) return <AccountLoadFailure error={error} onRetry={retry} />;
  if (!settings) return <ListSkeleton rows={FIELDS.length} rowClassName="h-16" />;
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <p className="max-w-prose text-stone-500">{t(partners.sendsSms ? 'intro' : 'introWithoutSms')}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Card className="divide-y divide-stone-200 !py-2">
        {fields.map((field) => (
          <div key={field} className="py-2">
            <SettingSwitch field={field} settings={settings} show={show} onFailure={setFailure} />
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
      <PushOffer isAlways />
      {account && <PersonalData mobile={account.mobileNo} />}
    </div>
  );
}
