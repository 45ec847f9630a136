import { useTranslations } from 'next-intl';

/** The paid amount, with the bank's reference where there is one. */
export function PaidText({ text, referenceId }: { text: string; referenceId: string | null }) {
  const t = useTranslations('order.return');
  return (
    <>
      {text}
      {referenceId && (
        <span className="block pt-2">
          {t.rich('reference', { reference: () => <bdi dir="ltr">{referenceId}</bdi> })}
        </span>
      )}
    </>
  );
}
