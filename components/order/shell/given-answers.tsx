import { ChevronDown, Pencil } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Avatar } from '@/components/ui/avatar';
import { Button, IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { QuotingText } from '@/components/ui/written-text';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { useAnswerRows, type AnswerRow } from '../state/use-answer-rows';
import { isPerson, ShownAnswer } from './shown-answer';

/** An answer of at most so many letters shares its line with another one. */
const SHORT_LETTERS = 24;
const isWhen = ({ question }: AnswerRow) => question === 'date-time';
const isWhere = ({ question }: AnswerRow) => question === 'address';
const isShort = ({ text }: AnswerRow) => text.length <= SHORT_LETTERS && !text.includes('\n');

interface GivenAnswersProps {
  /** The ordered work is one sentence until somebody opens it. Day, place and person stand as they are. */
  readonly isFolded?: boolean;
  /** An agreement about the person who comes. It stands in their card. */
  readonly agreement?: ReactNode;
}

/** Every answer in words, each with its edit step: when and what in one block, and who comes in another. */
export function GivenAnswers({ isFolded = false, agreement }: GivenAnswersProps) {
  const t = useTranslations('order');
  const { draft } = useOrder();
  const rows = useAnswerRows();
  const people = rows.filter(isPerson);
  const others = rows.filter((row) => !isPerson(row));
  const isLead = (row: AnswerRow) => isWhen(row) || (isFolded && isWhere(row));
  const lead = [...others.filter(isWhen), ...others.filter((row) => isLead(row) && !isWhen(row))];
  const what = others.filter((row) => !isLead(row));
  return (
    <>
      <Card isPadded={false}>
        <h2 className="sr-only">{t('summary.title')}</h2>
        {isFolded ? (
          <>
            {lead.length > 0 && <AnswerList long={lead} />}
            {what.length > 0 && <FoldedAnswers rows={what} />}
          </>
        ) : (
          <AnswerList
            long={[...lead, ...what.filter((row) => !isShort(row))]}
            short={what.filter((row) => isShort(row))}
          />
        )}
      </Card>
      {people.map((row, index) => (
        <Card key={row.question} isPadded={false}>
          <div className="flex items-center gap-3 px-4 desktop:px-6">
            <Avatar name={row.text} imageUrl={draft.providerImage} />
            <dl className="min-w-0 grow">
              <GivenAnswer row={row} isLead />
            </dl>
          </div>
          {index === 0 && (
            <div className="mx-4 border-t border-stone-200 py-1 empty:hidden desktop:mx-6">{agreement}</div>
          )}
        </Card>
      ))}
      {people.length === 0 && agreement && (
        <Card isPadded={false} className="px-4 py-1 empty:hidden desktop:px-6">
          {agreement}
        </Card>
      )}
    </>
  );
}

interface AnswerListProps {
  readonly long: readonly AnswerRow[];
  readonly short?: readonly AnswerRow[];
}

function AnswerList({ long, short = [] }: AnswerListProps) {
  return (
    <dl className="grid gap-x-4 px-4 tablet:grid-cols-2 desktop:px-6">
      {long.map((row) => (
        <GivenAnswer key={row.question} row={row} isLead={isWhen(row)} className="col-span-full" />
      ))}
      {short.map((row, index) => {
        const isAlone = short.length % 2 === 1 && index === short.length - 1;
        return <GivenAnswer key={row.question} row={row} isInLine className={isAlone ? 'col-span-full' : undefined} />;
      })}
    </dl>
  );
}

/** The ordered work as a sentence of at most two lines, which opens to the answers and their edits. */
function FoldedAnswers({ rows }: { readonly rows: readonly AnswerRow[] }) {
  const t = useTranslations('order');
  const nothing = t('description.nothing');
  const said = rows.filter(({ text }) => text !== nothing).map(({ text }) => text.replaceAll(/\s*\n\s*/g, ' · '));
  return (
    <details className="group/answers border-t border-stone-200 first:border-t-0">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 rounded-field px-4 py-2 desktop:px-6">
        <span className="min-w-0 grow font-medium">
          <span className="line-clamp-2 group-open/answers:hidden">
            <QuotingText text={said.join(' · ')} />
          </span>
          <span className="hidden group-open/answers:block">{t('summary.title')}</span>
        </span>
        <Icon
          icon={ChevronDown}
          className="shrink-0 text-enamel-600 transition-transform group-open/answers:rotate-180"
        />
      </summary>
      <div className="border-t border-stone-200">
        <AnswerList long={rows.filter((row) => !isShort(row))} short={rows.filter(isShort)} />
      </div>
    </details>
  );
}

interface GivenAnswerProps {
  readonly row: AnswerRow;
  /** The block's main fact. */
  readonly isLead?: boolean;
  /** On a phone the answer stands beside its label. */
  readonly isInLine?: boolean;
  readonly className?: string;
}

function GivenAnswer({ row, isLead = false, isInLine = false, className }: GivenAnswerProps) {
  const { label, editStep } = row;
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { goTo } = useOrder();
  const edit = t('invoice.editAnswer', { answer: label });
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2 border-t border-stone-200 first:border-t-0',
        isInLine ? 'max-tablet:grid-cols-[5.5rem_minmax(0,1fr)_auto] max-tablet:py-1 tablet:py-2' : 'py-2',
        className,
      )}
    >
      <dt className="text-12 text-stone-500">{label}</dt>
      <dd
        className={classNames(
          'whitespace-pre-line [overflow-wrap:anywhere]',
          row.question === 'address' && 'flex items-center gap-3',
          isInLine ? 'max-tablet:col-start-2 tablet:col-start-1' : 'col-start-1',
          isLead ? 'text-18 font-bold' : 'font-medium',
        )}
      >
        {row.question === 'address' && <DoorPlate />}
        <span className="min-w-0">
          <ShownAnswer row={row} />
        </span>
      </dd>
      {editStep !== null && (
        <dd
          className={classNames(
            'row-start-1',
            isInLine ? 'max-tablet:col-start-3 tablet:col-start-2 tablet:row-span-2' : 'col-start-2 row-span-2',
          )}
        >
          {isLead ? (
            <Button variant="quiet" className="-me-3" aria-label={edit} onClick={() => goTo(editStep)}>
              {common('edit')}
            </Button>
          ) : (
            // One word beside every answer would be read again and again.
            <IconButton label={edit} className="-me-3" onClick={() => goTo(editStep)}>
              <Icon icon={Pencil} />
            </IconButton>
          )}
        </dd>
      )}
    </div>
  );
}

/** The number beside the door, drawn as it hangs there. The address names it, too. */
function DoorPlate() {
  const { draft } = useOrder();
  const locale = useLocale();
  const plate = toDoorNumber(draft.addressText ?? '');
  if (plate === '') return null;
  return (
    <span
      aria-hidden
      className="plate flex min-h-touch min-w-touch shrink-0 items-center justify-center px-2 font-bold"
    >
      {formatDigits(plate, locale)}
    </span>
  );
}
