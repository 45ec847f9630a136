import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PaperPhoto } from '../paper-photo';

export type PaperRequest = CallAnswer<'operator/getallpaperrequest'>['lstPaperRequest'][number];

/** The tone of each state of an asked paper. */
export const PAPER_TONES = {
  open: 'neutral',
  sent: 'info',
  lapsed: 'warning',
  accepted: 'success',
  closed: 'neutral',
} as const;

/** When and why a paper was asked for, by when, and its photo. */
export function PaperFacts({ request }: { readonly request: PaperRequest }) {
  const t = useTranslations('paper-requests');
  const locale = useLocale();
  const { reason, dueday, fileurl, askedAtMs } = request;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
        <span>{t('desk.asked', { time: formatInstant(askedAtMs, locale) })}</span>
        <span>{t('desk.dueDay', { day: formatJalaliDate(dueday, locale) })}</span>
      </p>
      <blockquote className="rounded-field bg-stone-50 p-3">
        <WrittenText text={reason} />
      </blockquote>
      {fileurl !== null && <PaperPhoto url={fileurl} name={t('photo')} />}
    </>
  );
}
