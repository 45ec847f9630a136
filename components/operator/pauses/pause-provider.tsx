import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { TextField } from '@/components/ui/field';
import { callFromBrowser } from '@/lib/client/browser';
import { toMobile } from '@/lib/domain/person/mobile';

import { PauseDialog } from './pause-dialog';

const LONGEST_MOBILE = 20;

interface PauseProviderProps {
  /** The professional's mobile; left out where it is typed. */
  readonly mobile?: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Pauses a professional. */
export function PauseProvider({ mobile: known, onDone, onClose }: PauseProviderProps) {
  const t = useTranslations('pauses');
  const [typed, setTyped] = useState(known ?? '');
  const mobile = toMobile(typed);
  return (
    <PauseDialog
      keptAs={`pause-provider-${known ?? 'any'}`}
      title={t('makeProvider')}
      text={t('providerText')}
      asked={mobile === null ? null : { mobile }}
      read={(asked) => callFromBrowser('operator/planproviderpause', asked)}
      make={(asked, lasting) => callFromBrowser('operator/pauseprovider', { ...asked, ...lasting })}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) =>
        known === undefined && (
          <TextField
            label={t('mobile')}
            type="tel"
            dir="ltr"
            autoComplete="off"
            maxLength={LONGEST_MOBILE}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isTried && mobile === null ? t('mobileWrong') : undefined}
          />
        )
      }
    </PauseDialog>
  );
}
