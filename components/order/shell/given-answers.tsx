import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { NumbersInOrder } from '@/components/ui/written-text';

import { useAnswerRows } from '../state/use-answer-rows';
import { useOrder } from '../state/order-context';

/** Every answer in words, each with its edit step. */
export function GivenAnswers() {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { goTo } = useOrder();
  const rows = useAnswerRows();
  return (
    <Card isPadded={false}>
      <h2 className="sr-only">{t('summary.title')}</h2>
      <dl className="divide-y divide-stone-200 px-4 desktop:px-6">
        {rows.map(({ question, label, text, editStep }) => (
          <div key={question} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
            <dt className="text-12 text-stone-500">{label}</dt>
            <dd className="col-start-1 whitespace-pre-line font-medium [overflow-wrap:anywhere]">
              <NumbersInOrder text={text} />
            </dd>
            {editStep !== null && (
              <dd className="col-start-2 row-span-2 row-start-1">
                <Button
                  variant="quiet"
                  className="-me-3"
                  aria-label={t('invoice.editAnswer', { answer: label })}
                  onClick={() => goTo(editStep)}
                >
                  {common('edit')}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}
