import { ChoiceCards } from '@/components/ui/choice';
import type { ServiceGrade } from '@/lib/contract/enumerations';

import { useOrder } from '../../state/order-context';

interface GradeChoiceProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly value: ServiceGrade | null;
  readonly onValueChange: (grade: ServiceGrade) => void;
  /** As of ChoiceCards, where the grade is the whole question. */
  readonly onPick?: (grade: ServiceGrade) => void;
  readonly error?: string;
}

/** Economy or special, as the catalogue names them. */
export function GradeChoice({ legend, isLegendHidden = false, value, onValueChange, onPick, error }: GradeChoiceProps) {
  const { service } = useOrder();
  return (
    <ChoiceCards
      legend={legend}
      isLegendHidden={isLegendHidden}
      columns={2}
      isQuestion={onPick !== undefined}
      choices={service.grades.map(({ grade, name, description }) => ({ value: grade, label: name, description }))}
      value={value}
      onValueChange={onValueChange}
      onPick={onPick}
      error={error}
    />
  );
}
