import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ChoiceChips } from '@/components/ui/choice';
import { callFromBrowser } from '@/lib/client/browser';

import { MessageAttachment } from './message-attachment';
import { MessageForm } from './message-form';

interface ConversationFormProps {
  readonly taskId: number;
  readonly masksContact: boolean;
  /** The person that the order is for has written, and reads nothing that is not meant for them. */
  readonly answersRecipient: boolean;
  readonly onSent: () => void;
}

/** The form of a message; a provider with two correspondents chooses one. */
export function ConversationForm({ taskId, masksContact, answersRecipient, onSent }: ConversationFormProps) {
  const t = useTranslations('conversation');
  const [reader, setReader] = useState<'customer' | 'recipient' | null>(null);
  const isToRecipient = answersRecipient && reader === 'recipient';
  return (
    <MessageForm
      keptAs={`message-${taskId}`}
      hint={masksContact ? t('masks') : undefined}
      neededText={t('needed')}
      attach={isToRecipient ? undefined : (slot) => <MessageAttachment {...slot} />}
      reader={
        answersRecipient
          ? {
              isMade: reader !== null,
              toField: (isMissing) => (
                <ChoiceChips
                  legend={t('reader.legend')}
                  hint={isToRecipient ? t('reader.alone') : undefined}
                  error={isMissing ? t('reader.missing') : undefined}
                  value={reader}
                  onValueChange={setReader}
                  choices={[
                    { value: 'customer', label: t('reader.customer') },
                    { value: 'recipient', label: t('reader.recipient') },
                  ]}
                />
              ),
            }
          : undefined
      }
      write={(words) =>
        callFromBrowser('ordermessage/addmessage', {
          taskid: taskId,
          ...words,
          ...(isToRecipient ? { isToRecipient } : {}),
        })
      }
      onSent={onSent}
    />
  );
}
