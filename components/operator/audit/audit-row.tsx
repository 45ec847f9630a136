import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** One entry of the audit. */
export type AuditEntry = CallAnswer<'operator/getaudit'>['lstEntry'][number];

/** Who, for whom, when, what, why, and what changed; calls and facts keep the names that they have in the contract. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('desk.audit');
  const locale = useLocale();
  // An action of a later release has its contract's name until it has words.
  const act = `acts.${entry.action.split('/').at(-1) ?? ''}` as 'acts.getorder';
  const { actor, behalf, action, subject, subjectid, atMs, reason, before, after, outcome } = entry;
  return (
    <li className="flex flex-col gap-1 rounded-card border border-stone-200 bg-card px-4 py-3">
      <p className="flex flex-wrap gap-x-4">
        <span className="font-semibold">
          <WrittenText text={actor.fullname || t('erased')} />
        </span>
        {t.has(act) ? <span>{t(act)}</span> : <bdi dir="ltr">{action}</bdi>}
        <bdi dir="ltr">{subjectid === null ? subject : `${subject} ${subjectid}`}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
        <span>{formatInstant(atMs, locale)}</span>
        <bdi dir="ltr">{outcome}</bdi>
        {behalf && <span>{t('behalf', { name: behalf.fullname || t('erased') })}</span>}
      </p>
      {reason && <WrittenText text={reason} />}
      {(before ?? after) && (
        <dl className="grid gap-1 text-14">
          <Facts name={t('before')} facts={before} />
          <Facts name={t('after')} facts={after} />
        </dl>
      )}
    </li>
  );
}

function Facts({ name, facts }: { name: string; facts: string | null }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-stone-500">{name}</dt>
      <dd dir="ltr" className="min-w-0 break-words">
        {facts ?? '–'}
      </dd>
    </div>
  );
}
