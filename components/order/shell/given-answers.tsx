import { Pencil } from 'lucide';
import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import { Button, IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { useAnswerRows, type AnswerRow } from '../state/use-answer-rows';
import { isPerson, ShownAnswer } from './shown-answer';

/** An answer of at most so many letters shares its line with another one. */
const SHORT_LETTERS = 24;
const isWhen = ({ question }: AnswerRow) => question === 'date-time';
const isShort = ({ text }: AnswerRow) => text.length <= SHORT_LETTERS && !text.includes('\n');

/** Every answer in words, each with its edit step: when and what in one block, and who comes in another. */
export function GivenAnswers() {
  const t = useTranslations('order');
  const { draft } = useOrder();
  const rows = useAnswerRows();
  const others = rows.filter((row) => !isPerson(row) && !isWhen(row));
  const long = [...rows.filter(isWhen), ...others.filter((row) => !isShort(row))];
  const short = others.filter(isShort);
  const people = rows.filter(isPerson);
  return (
    <>
      <Card isPadded={false}>
        <h2 className="sr-only">{t('summary.title')}</h2>
        <dl className="grid gap-x-4 px-4 tablet:grid-cols-2 desktop:px-6">
          {long.map((row) => (
            <GivenAnswer key={row.question} row={row} isLead={isWhen(row)} className="col-span-full" />
          ))}
          {short.map((row, index) => {
            const isAlone = short.length % 2 === 1 && index === short.length - 1;
            return (
              <GivenAnswer key={row.question} row={row} isInLine className={isAlone ? 'col-span-full' : undefined} />
            );
          })}
        </dl>
      </Card>
      {people.map((row) => (
        <Card key={row.question} isPadded={false} className="flex items-center gap-3 px-4 desktop:px-6">
          <Avatar name={row.text} imageUrl={draft.providerImage} />
          <dl className="min-w-0 grow">
            <GivenAnswer row={row} isLead />
          </dl>
        </Card>
      ))}
    </>
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
