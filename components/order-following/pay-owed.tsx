import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface PayOwedProps {
  readonly label: string;
  /** Rejects where it failed. */
  readonly pay: () => Promise<unknown>;
  readonly onChange: () => void;
}

/** Pays from the wallet what the customer owes for an order; above it, why that failed. */
export function PayOwed({ label, pay, onChange }: PayOwedProps) {
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const press = async () => {
    await send(pay);
    onChange();
  };
  return (
    <>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <Button isLoading={isSending} onClick={() => void press()}>
        {label}
      </Button>
    </>
  );
}
