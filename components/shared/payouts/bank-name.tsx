import { useTranslations } from 'next-intl';

import { findBankCode } from '@/lib/domain/person/sheba-banks';

/** The name of the bank whose account a Sheba is. */
export function BankName({ sheba }: { sheba: string }) {
  const banks = useTranslations('banks');
  const t = useTranslations('pay.bank');
  const code = findBankCode(sheba);
  return code === null ? t('unknownBank') : banks(code);
}
