import { CircleAlert, CircleCheck, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from '../task-detail';
import { toHeldRial } from './held-money';

const ReportDialog = dynamic(
  toPatientLoader(() => import('../report-dialog').then((module) => module.ReportDialog)),
  { ssr: false },
);

type Asked = Pick<TaskDetail, 'state' | 'absence' | 'moves' | 'dispute'>;

/** The customer is asked how the work was: here, and nowhere else on the page. An open case asks it itself. */
export function isAskedHowItWas({ state, absence, moves, dispute }: Asked): boolean {
  return state === 'DONE' && absence === null && moves.includes('complete') && !dispute?.isOpen;
}

interface DoneChoiceProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}

/** All was good, or something is wrong: two answers of one size, and what each does with the money. */
export function DoneChoice({ task, onChange }: DoneChoiceProps) {
  const t = useTranslations('order-following');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [isReporting, setIsReporting] = useState(false);
  if (!isAskedHowItWas(task)) return null;
  const hasPaid = toHeldRial(task.sums) > 0;
  const complete = async () => {
    await send(() => callFromBrowser('reqandpay/confirmtask', { taskid: task.taskid }));
    onChange();
  };
  return (
    <section data-moves={task.taskid} className="flex flex-col gap-3">
      <h3 className="text-18 font-bold">{t('hero.howWasIt')}</h3>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div className="grid auto-cols-fr grid-flow-col gap-3 narrow:grid-flow-row">
        <Answer
          icon={CircleCheck}
          tone="bg-turquoise-50 text-turquoise-600"
          title={t('complete')}
          text={hasPaid ? t('hero.good') : null}
          isSending={isSending}
          onPress={() => void complete()}
        />
        {task.moves.includes('dispute') && (
          <Answer
            icon={CircleAlert}
            tone="bg-pomegranate-50 text-pomegranate-600"
            title={t('dispute.open')}
            text={hasPaid ? t('hero.bad') : null}
            onPress={() => setIsReporting(true)}
          />
        )}
      </div>
      {isReporting && <ReportDialog task={task} onClose={() => setIsReporting(false)} onReported={onChange} />}
    </section>
  );
}

interface AnswerProps {
  readonly icon: IconNode;
  readonly tone: string;
  readonly title: string;
  /** The effect of the choice; null for a choice without one. */
  readonly text: string | null;
  readonly isSending?: boolean;
  readonly onPress: () => void;
}

function Answer({ icon, tone, title, text, isSending, onPress }: AnswerProps) {
  const id = useId();
  return (
    <Button
      variant="secondary"
      aria-labelledby={`${id}-title`}
      aria-describedby={text === null ? undefined : `${id}-text`}
      isLoading={isSending}
      onClick={onPress}
      className="h-full min-h-36 rounded-card px-3 py-4"
    >
      <span className="flex flex-col items-center gap-2">
        <span className={classNames('flex size-14 items-center justify-center rounded-full', tone)}>
          <Icon icon={icon} size={32} />
        </span>
        <span id={`${id}-title`} className="text-ink">
          {title}
        </span>
        {text && (
          <span id={`${id}-text`} className="text-12 font-normal text-stone-500">
            {text}
          </span>
        )}
      </span>
    </Button>
  );
}
