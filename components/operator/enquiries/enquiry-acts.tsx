import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';

import { EnquiryDialog } from './enquiry-dialog';

interface EnquiryActsProps {
  readonly enquiryId: number;
  readonly onDone: () => void;
}

/** Answers a message by SMS, or closes it without an answer. */
export function EnquiryActs({ enquiryId: enquiryid, onDone }: EnquiryActsProps) {
  const t = useTranslations('desk.enquiry');
  const [way, setWay] = useState<'answer' | 'close' | null>(null);
  const send = async (text: string) => {
    await callFromBrowser('operator/answerenquiry', { enquiryid, issent: way === 'answer', text });
    setWay(null);
    onDone();
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setWay('answer')}>{t('answer.title')}</Button>
        <Button variant="secondary" onClick={() => setWay('close')}>
          {t('close.title')}
        </Button>
      </div>
      {way !== null && <EnquiryDialog enquiryId={enquiryid} way={way} onSend={send} onClose={() => setWay(null)} />}
    </>
  );
}
