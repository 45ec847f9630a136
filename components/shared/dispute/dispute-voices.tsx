import { useTranslations } from 'next-intl';

import { PhotoStrip } from '@/components/shared/photo-strip';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { WrittenText } from '@/components/ui/written-text';
import { useUserAccount } from '@/lib/client/user-account';
import { ORDER_SIDES } from '@/lib/contract/enumerations';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DisputeCase, OwnSide } from './dispute-shape';

interface DisputeVoicesProps {
  readonly dispute: DisputeCase;
  /** The reader's own; left out for an operator. */
  readonly side?: OwnSide;
}

/** The words of both sides, in two places of equal size. */
export function DisputeVoices({ dispute, side }: DisputeVoicesProps) {
  const t = useTranslations('dispute');
  return (
    <section aria-label={t('voices')} className="grid gap-3 tablet:grid-cols-2">
      {ORDER_SIDES.map((speaker) => (
        <Voice key={speaker} dispute={dispute} speaker={speaker} isOwn={speaker === side} />
      ))}
    </section>
  );
}

interface VoiceProps {
  readonly dispute: DisputeCase;
  readonly speaker: OwnSide;
  readonly isOwn: boolean;
}

function Voice({ dispute, speaker, isOwn }: VoiceProps) {
  const t = useTranslations('dispute');
  const account = useUserAccount();
  const { lstEntry, lstPhoto, lstWorkPhoto, worker } = dispute;
  const called = t(`sides.${speaker}`);
  const name = isOwn ? t('you') : called;
  const entries = lstEntry.filter(({ side }) => side === speaker);
  const photos = lstPhoto
    .filter(({ side }) => side === speaker)
    .map(({ fileurl, addedAtMs }) => ({ url: fileurl, caption: <PhotoText name={name} atMs={addedAtMs} /> }));
  // How it was and how it was left stand beside what the customer shows.
  const ofWork = (speaker === 'customer' ? lstWorkPhoto : []).map(({ fileurl, moment, takenAtMs }) => ({
    url: fileurl,
    caption: <PhotoText name={t(`moments.${moment}`)} atMs={takenAtMs} />,
  }));
  const known = speaker === 'provider' ? worker : null;
  return (
    <div className="flex items-start gap-3">
      <Avatar
        name={known?.fullname ?? (isOwn ? (account?.firstName ?? name) : called)}
        imageUrl={known?.userImage ?? null}
        size="small"
      />
      <div
        className={classNames(
          'flex min-w-0 grow flex-col gap-3 rounded-card border p-4',
          isOwn ? 'border-enamel-200 bg-enamel-50' : 'border-stone-200 bg-card',
        )}
      >
        <h3 className="font-semibold">
          {name}
          {known && !isOwn && (
            <span className="block text-14 font-medium text-stone-500">
              <WrittenText text={known.fullname} />
            </span>
          )}
        </h3>
        {entries.length === 0 && <p className="text-14 text-stone-500">{t('nothingYet')}</p>}
        {entries.map((entry) => (
          <Entry key={entry.entryid} entry={entry} />
        ))}
        <PhotoStrip title={t('photos', { side: name })} photos={[...photos, ...ofWork]} />
      </div>
    </div>
  );
}

/** Whose photo it is or what it shows, and when it was taken. */
function PhotoText({ name, atMs }: { readonly name: string; readonly atMs: number }) {
  const locale = useLocale();
  return (
    <span className="w-24 text-center text-12 leading-tight">
      <span className="block font-semibold">
        <IsolatedNames text={name} />
      </span>
      <span className="text-stone-500">{formatInstant(atMs, locale)}</span>
    </span>
  );
}

function Entry({ entry: { text, offerRial, offerVisitAtMs, atMs } }: { entry: DisputeCase['lstEntry'][number] }) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  return (
    <div>
      <p className="text-12 text-stone-500">{formatInstant(atMs, locale)}</p>
      {offerRial !== null && (
        <p className="font-semibold">{t('offerMoney', { amount: formatTomans(offerRial, locale) })}</p>
      )}
      {offerVisitAtMs !== null && (
        <p className="font-semibold">{t('offerVisit', { time: formatInstant(offerVisitAtMs, locale) })}</p>
      )}
      <WrittenText text={text} />
    </div>
  );
}
