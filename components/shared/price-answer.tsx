import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';

interface PriceAnswerProps {
  /** False where no way to pay what is more is open. */
  readonly canApprove: boolean;
  /** The rest of a higher price is paid at the bank, which the button says. */
  readonly isAtBank: boolean;
  /** The answer on its way; null while none is. */
  readonly running: boolean | null;
  readonly onAnswer: (isApproved: boolean) => void;
}

/** The two answers to a proposed price, on the order and on the page of its link. */
export function PriceAnswer({ canApprove, isAtBank, running, onAnswer }: PriceAnswerProps) {
  const t = useTranslations('price-change');
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3 narrow:grid-flow-row">
      {canApprove && (
        <Button size="large" isLoading={running === true} onClick={() => onAnswer(true)}>
          {t(isAtBank ? 'approveAtBank' : 'approve')}
        </Button>
      )}
      <Button variant="secondary" size="large" isLoading={running === false} onClick={() => onAnswer(false)}>
        {t('refuse')}
      </Button>
    </div>
  );
}
