import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Card } from '@/components/ui/card';
import { CodeInput } from '@/components/ui/code-input';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Spinner } from '@/components/ui/spinner';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { useSending } from '@/lib/client/use-sending';
import { START_CODE } from '@/lib/domain/constants/orders';
import type { CodedMove } from '@/lib/domain/order/order-moves';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { isMissingPieces } from './custody/missing-dialog';
import { Keypad } from './keypad';
import { useMoveErrorText } from './use-move-error-text';
import type { StartCode } from './use-start-code';
import { toCashDue, type WorkDetail } from './work-move';

interface StartByCodeProps {
  readonly work: WorkDetail;
  /** The move that the code opens; for textiles it signs the list, or the return. */
  readonly move: CodedMove;
  /** From when it goes without a code, as it is read; null where it does already. */
  readonly opensAt: string | null;
  readonly typed: StartCode;
  /** Asks about pieces that are missing, before the code is sent. */
  readonly onMissing: (move: CodedMove) => void;
  readonly onMoved: () => void;
}

/** The name of the code, by its purpose. */
const LABELS = {
  start: 'startCode.label',
  pickUp: 'startCode.signLabel',
  handBack: 'startCode.signLabel',
} as const satisfies Record<CodedMove, string>;

function useHint({ work, move, opensAt }: Pick<StartByCodeProps, 'work' | 'move' | 'opensAt'>): string {
  const t = useTranslations('provider.startCode');
  // The person that an order is for has the code in the customer's place.
  const name = work.recipientName === null ? null : toIsolatedName(work.recipientName);
  if (move === 'pickUp') return name === null ? t('signHint') : t('signHintOf', { name });
  const isReturn = move === 'handBack';
  if (opensAt === null) {
    if (name === null) return t(isReturn ? 'returnHint' : 'hintNow');
    return t(isReturn ? 'returnHintOf' : 'hintNowOf', { name });
  }
  if (name === null) return t(isReturn ? 'returnHintEarly' : 'hint', { time: opensAt });
  return t(isReturn ? 'returnHintEarlyOf' : 'hintOf', { time: opensAt, name });
}

/** The customer's four digits open the job, before its time as well; the last of them is the confirmation. */
export function StartByCode({ work, move, opensAt, typed, onMissing, onMoved }: StartByCodeProps) {
  const t = useTranslations('provider');
  const toErrorText = useMoveErrorText();
  const locale = useLocale();
  const { code, setCode, form } = typed;
  const { isSending, failure, send } = useSending();
  const input = useRef<HTMLInputElement>(null);
  const isAtDoor = typeof work.doorWait?.arrivedAtMs === 'number';
  // On the way the arrival comes first: the keys would only be in its way.
  const hasKeys = work.doorWait?.arrivedAtMs !== null;
  const wasAtDoor = useRef(isAtDoor);
  useEffect(() => {
    // The button that was pressed is gone, and the digits come next.
    if (isAtDoor && !wasAtDoor.current) {
      input.current?.focus({ preventScroll: true });
      // With all of the keys.
      form.current?.scrollIntoView({ block: 'nearest' });
    }
    wasAtDoor.current = isAtDoor;
  }, [isAtDoor, form]);
  const hint = useHint({ work, move, opensAt });
  const cashRial = move === 'handBack' ? toCashDue(work) : 0;

  async function start(startCode: string) {
    if (isMissingPieces(work, move)) return onMissing(move);
    const sent = await send(() => makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move, startCode }));
    if (!sent.ok) {
      setCode('');
      // The field waits for four new digits.
      input.current?.focus();
    }
    onMoved();
  }

  function enter(digits: string) {
    setCode(digits);
    if (digits.length === START_CODE.length && digits !== code) void start(digits);
  }

  return (
    <Card data-moves={work.taskid} className="max-desktop:order-[-1]">
      <form
        ref={form}
        className="flex scroll-mb-24 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.isWhole) void start(code);
        }}
      >
        {cashRial > 0 && <p className="font-bold">{t('done.cash', { amount: formatTomans(cashRial, locale) })}</p>}
        <CodeInput
          ref={input}
          label={t(LABELS[move])}
          hint={<IsolatedNames text={hint} />}
          error={failure ? toErrorText(failure) : undefined}
          value={code}
          length={START_CODE.length}
          autoComplete="one-time-code"
          look="large"
          inputMode={hasKeys ? 'none' : 'numeric'}
          className="items-center text-center"
          toShownDigit={(digit) => formatDigits(digit, locale)}
          onValueChange={enter}
        />
        {hasKeys && <Keypad value={code} mostLength={START_CODE.length} disabled={isSending} onValueChange={enter} />}
        {isSending && (
          <p role="status" className="flex items-center gap-2 text-stone-500">
            <Spinner />
            {t('startCode.sending')}
          </p>
        )}
      </form>
    </Card>
  );
}
