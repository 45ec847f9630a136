import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import { Link } from '@/lib/i18n/link';

import type { Enquiry } from './enquiry';

/** The words of a message, and the way to the order that it is about. */
export function EnquiryText({ enquiry: { text, taskid } }: { readonly enquiry: Enquiry }) {
  const t = useTranslations('desk.enquiry');
  return (
    <>
      <blockquote className="rounded-field bg-stone-50 p-3">
        <WrittenText text={text} />
      </blockquote>
      {taskid !== null && (
        <Link
          href={`/operator/orders/${taskid}/`}
          className="inline-flex min-h-touch items-center self-start text-enamel-700 underline"
        >
          {t('order')}
        </Link>
      )}
    </>
  );
}
