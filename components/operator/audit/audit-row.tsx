import { useTranslations } from 'next-intl';

import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type AuditEntry = CallAnswer<'operator/getaudit'>['lstEntry'][number];

/** One line of the audit: person, subject, time, act, reason and changes. A refused call names its error. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('desk.audit');
  const locale = useLocale();
  // An action of a later release has its contract's name until it has words.
  const act = `acts.${entry.action.split('/').at(-1) ?? ''}` as 'acts.getorder';
  const { actor, behalf, action, subject, subjectid, atMs, reason, before, after, outcome } = entry;
  const about = `subjects.${subject}` as 'subjects.order';
  // A call of other pages, which the operator read with a person's eyes.
  const isInView = action.includes('/') && !action.startsWith('operator/');
  const came = `outcomes.${outcome}` as 'outcomes.done';
  return (
    <li className="flex flex-col gap-1 rounded-card border border-stone-200 bg-card px-4 py-3">
      <p className="flex flex-wrap gap-x-4">
        <span className="font-semibold">
          <WrittenText text={actor.fullname || t('erased')} />
        </span>
        <span>
          {isInView && `${t('acts.inView')} `}
          {!isInView && t.has(act) ? t(act) : <bdi dir="ltr">{action}</bdi>}
        </span>
        <span>
          {t.has(about) ? t(about) : <bdi dir="ltr">{subject}</bdi>}{' '}
          {subjectid !== null && subjectid > 0 && formatDigits(String(subjectid), locale)}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
        <span>{formatInstant(atMs, locale)}</span>
        {t.has(came) ? (
          <span>{t(came)}</span>
        ) : (
          <span>
            {t('refused')} <bdi dir="ltr">{outcome}</bdi>
          </span>
        )}
        {behalf && (
          <span>
            <LabelWithName label={t('behalf', { name: '{name}' })} name={behalf.fullname || t('erased')} />
          </span>
        )}
      </p>
      {reason && <WrittenText text={reason} />}
      <Changes before={before} after={after} />
    </li>
  );
}

/** The changes; without a state afterwards, the former state. Values keep their names of the contract. */
function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const [was, is] = [toFacts(before), toFacts(after ?? before)];
  const names = Object.keys({ ...was, ...is }).filter((name) => after === null || was[name] !== is[name]);
  if (names.length === 0) return null;
  return (
    <dl dir="ltr" className="grid gap-1 text-14">
      {names.map((name) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-stone-500">{name}</dt>
          <dd className="min-w-0 break-words">
            {after === null ? <WrittenText text={was[name] ?? ''} /> : <Change was={was[name]} is={is[name]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ was, is }: Readonly<Record<'was' | 'is', string | undefined>>) {
  return (
    <>
      <WrittenText text={was ?? '–'} /> → <WrittenText text={is ?? '–'} />
    </>
  );
}

/** Each fact by its name, as text. */
function toFacts(json: string | null): Readonly<Record<string, string | undefined>> {
  const facts: unknown = json === null ? {} : JSON.parse(json);
  return Object.fromEntries(
    Object.entries(Object(facts) as object).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
