import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { TextField } from '@/components/ui/field';
import { INVITE_CODE_PARAMETER } from '@/lib/domain/person/invite-code';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

const EXAMPLE = 'AB2CD3EF';

/** A plain form to this very page: it works without any script. */
export async function InviteCodeForm({ locale, typed }: { locale: Locale; typed: string }) {
  const t = await getTranslations({ locale, namespace: 'invite.form' });
  return (
    <form action={toLocalePath(locale, '/inviteCode/')} className="flex flex-col gap-4">
      <TextField
        label={t('label')}
        hint={t('hint', { example: EXAMPLE })}
        name={INVITE_CODE_PARAMETER}
        defaultValue={typed}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <button type="submit" className={toButtonClassName({ size: 'large' })}>
        {t('submit')}
      </button>
    </form>
  );
}
