import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { toButtonClassName } from '@/components/ui/button-look';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/states';
import type { CallError } from '@/lib/contract/call-error';
import { toWorkName } from '@/lib/domain/order/work-name';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

type Work = Parameters<typeof toWorkName>[0] & { readonly taskid: number; readonly reqcode: string };

interface LinkedOrderProps<Data extends Work> {
  readonly data: Data | undefined;
  readonly error: CallError | undefined;
  readonly onRetry: () => void;
  /** Why the link opens nothing. */
  readonly goneText: string;
  readonly failedTitle: string;
  readonly children: (data: Data) => ReactNode;
}

const NOT_FOUND = 404;

/** An order behind an SMS link, without a login: its name, the question, and the link to its page. */
export function LinkedOrder<Data extends Work>({ data, error, onRetry, children, ...words }: LinkedOrderProps<Data>) {
  const t = useTranslations('sms-link');
  const locale = useLocale();
  if (error?.status === NOT_FOUND)
    return (
      <ErrorState
        title={t('gone')}
        text={words.goneText}
        action={
          <Link href="/my-order-list/" className={toButtonClassName({})}>
            {t('orders')}
          </Link>
        }
      />
    );
  if (error && !data) return <LoadFailure title={words.failedTitle} error={error} onRetry={onRetry} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <>
      <div>
        <h2 className="text-22 font-bold">{toWorkName(data)}</h2>
        <p className="text-14 text-stone-500">{t('order', { code: formatDigits(data.reqcode, locale) })}</p>
      </div>
      {children(data)}
      <Link
        href={toOrderPath(data.taskid, 'customer')}
        className={`${toButtonClassName({ variant: 'quiet' })} -ms-5 self-start`}
      >
        {t('toOrder')}
      </Link>
    </>
  );
}
