import { Star } from 'lucide';
import type { ReactNode } from 'react';

import { FoundName, FoundPicture, FoundPrice } from '@/components/layout/search-row';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { ListOption } from '@/components/ui/list-option';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits, formatNumber, formatRelativeDay } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { FoundPerson } from './found-people';
import { readNextHour } from './listed-service';
import type { Suggestion } from './suggest';

/** How an option is told apart, aimed at and chosen. */
export interface RowState {
  readonly id: string;
  readonly isActive: boolean;
  readonly onAim: () => void;
  readonly onChoose: () => void;
}

interface RowProps extends RowState {
  readonly cities?: string;
  readonly children: ReactNode;
}

function Row({ children, ...option }: RowProps) {
  return (
    <ListOption {...option} className="min-h-16 gap-3 py-2">
      {children}
    </ListOption>
  );
}

function Hour({ text }: { text: string }) {
  return (
    <span className="flex shrink-0 items-center gap-2 whitespace-nowrap text-14 font-semibold text-turquoise-600">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-turquoise-600" />
      {text}
    </span>
  );
}

interface SuggestedServiceProps extends RowState {
  readonly suggestion: Suggestion;
  /** The typed text. */
  readonly text: string;
  /** The next free hour in words where the page does not have it; null where none is known. */
  readonly hour: string | null;
  /** Each with `{price}`. */
  readonly words: { readonly from: string; readonly usually: string };
}

/** A service, or what stands under one, with its picture, price and next free hour. */
export function SuggestedService({ suggestion, text, hour, words, ...row }: SuggestedServiceProps) {
  const { name, serviceName, servicePath, cities, picture } = suggestion;
  const next = readNextHour(servicePath) ?? hour;
  return (
    <Row {...row} cities={cities}>
      <FoundPicture picture={picture} />
      {/* On a phone the name has the whole width, and price and hour stand below it. */}
      <span className="flex min-w-0 grow flex-col tablet:flex-row tablet:items-center tablet:gap-3">
        <span className="flex min-w-0 grow flex-col">
          <span className="faded-away font-semibold">
            <FoundName name={name} text={text} />
          </span>
          {serviceName !== null && (
            <span className="truncate text-14 text-stone-500 max-tablet:hidden">{serviceName}</span>
          )}
        </span>
        <span className="flex shrink-0 flex-wrap items-center gap-x-3 tablet:flex-col tablet:items-end">
          <FoundPrice words={words} entry={suggestion} />
          {next !== null && <Hour text={next} />}
        </span>
      </span>
    </Row>
  );
}

interface SuggestedPersonProps extends RowState {
  readonly person: FoundPerson;
  /** Where the person works, in a word. */
  readonly serviceName: string;
  /** With `{day}` and `{hour}`. */
  readonly freeAt: string;
}

/** A professional, with the rating and the next free hour. */
export function SuggestedPerson({ person, serviceName, freeAt, ...row }: SuggestedPersonProps) {
  const locale = useLocale();
  const { fullname, userImage, workerRate, nextFree } = person;
  return (
    <Row {...row}>
      <Avatar name={fullname} imageUrl={userImage} size="small" />
      <span className="flex min-w-0 grow flex-col">
        <WrittenText text={fullname} className="font-semibold" />
        <span className="flex min-w-0 items-center gap-1 text-14 text-stone-500">
          {workerRate !== null && (
            <>
              <Icon icon={Star} size={16} className="fill-saffron-500 text-saffron-600" />
              {formatNumber(workerRate, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}
              <span aria-hidden className="max-tablet:hidden">
                ·
              </span>
            </>
          )}
          {/* The rows above say the service, and a phone has no room to say it again. */}
          <span className={classNames('truncate', workerRate !== null && 'max-tablet:hidden')}>{serviceName}</span>
        </span>
      </span>
      {nextFree && <Hour text={sayHour(nextFree, freeAt, locale)} />}
    </Row>
  );
}

/** An hour in words; `freeAt` has `{day}` and `{hour}`. */
export function sayHour(
  { gDate, startHour }: NonNullable<FoundPerson['nextFree']>,
  freeAt: string,
  locale: ReturnType<typeof useLocale>,
): string {
  return freeAt
    .replace('{day}', formatRelativeDay(gDate, Date.now(), locale))
    .replace('{hour}', formatDigits(`${startHour}:00`, locale));
}
