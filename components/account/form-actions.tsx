import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';

interface FormActionsProps {
  readonly saveLabel: string;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

/** The end of a form that opens in a list: save, or leave it. */
export function FormActions({ saveLabel, isSaving, onCancel }: FormActionsProps) {
  const t = useTranslations('common');
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isLoading={isSaving}>
        {saveLabel}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
