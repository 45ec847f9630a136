import { useTranslations } from 'next-intl';
import { useRef } from 'react';

import { toIsolatedName } from '@/components/forms/isolated-name';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CodeInput } from '@/components/ui/code-input';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { useSending } from '@/lib/client/use-sending';
import type { WorkMove } from '@/lib/contract/provider-enumerations';
import { START_CODE } from '@/lib/domain/constants';
import { toWorkName } from '@/lib/domain/work-name';
import { formatDigits } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { StartCode } from './use-start-code';
import type { WorkDetail } from './work-move';

interface StartByCodeProps {
  readonly work: WorkDetail;
  /** What the code opens; for textiles it signs for their list. */
  readonly move: WorkMove;
  /** From when it goes without a code, as it is read; null where it does already. */
  readonly opensAt: string | null;
  readonly typed: StartCode;
  readonly onMoved: () => void;
}

/** The customer's four digits open the job, before its time as well; entering them is the confirmation. */
export function StartByCode({ work, move, opensAt, typed, onMoved }: StartByCodeProps) {
  const t = useTranslations('provider');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const { code, setCode, form, isWhole } = typed;
  const { isSending, failure, send } = useSending();
  const isSignature = move === 'pickUp';
  const input = useRef<HTMLInputElement>(null);

  const toHint = () => {
    // Whoever an order is for has the code in the customer's place.
    const name = work.recipientName === null ? null : toIsolatedName(work.recipientName);
    if (isSignature) return name === null ? t('startCode.signHint') : t('startCode.signHintOf', { name });
    if (opensAt === null) return name === null ? t('startCode.hintNow') : t('startCode.hintNowOf', { name });
    return name === null ? t('startCode.hint', { time: opensAt }) : t('startCode.hintOf', { time: opensAt, name });
  };

  async function start() {
    const sent = await send(() =>
      makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move, startCode: code }),
    );
    if (!sent.ok) {
      setCode('');
      // The button that was pressed waits for four new digits.
      input.current?.focus();
    }
    onMoved();
  }

  return (
    <Card className="max-desktop:order-first">
      <form
        ref={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <CodeInput
          ref={input}
          label={t(isSignature ? 'startCode.signLabel' : 'startCode.label')}
          hint={toHint()}
          error={failure ? toErrorText(failure) : undefined}
          value={code}
          length={START_CODE.length}
          autoComplete="one-time-code"
          toShownDigit={(digit) => formatDigits(digit, locale)}
          onValueChange={setCode}
        />
        <Button type="submit" variant="secondary" className="self-start" isLoading={isSending} disabled={!isWhole}>
          {t(isSignature ? 'startCode.sign' : 'startCode.start')}
        </Button>
      </form>
    </Card>
  );
}
