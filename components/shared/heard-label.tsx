import { LabelWithName } from '@/components/ui/written-text';

interface HeardLabelProps {
  /** The short words on the control. */
  readonly seen: string;
  /** The whole words, with `{name}` in the place of the name. */
  readonly label: string;
  readonly name: string;
}

/**
 * The words of a control that stands once for each person or thing of a list. A short one is seen, and the heard one
 * names whose it is. An `aria-label` could not say the language of the name.
 */
export function HeardLabel({ seen, label, name }: HeardLabelProps) {
  return (
    <>
      <span aria-hidden>{seen}</span>
      <span className="sr-only">
        <LabelWithName label={label} name={name} />
      </span>
    </>
  );
}
