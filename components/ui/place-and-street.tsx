import { WrittenText } from './written-text';

interface PlaceAndStreetProps {
  /** City and neighbourhood, in the reader's language. */
  readonly place: string;
  /** As its owner wrote it, in whatever language that is; empty for who sees the place alone. */
  readonly street: string;
}

/**
 * An address on lines of its own, each with its own direction: in one line a Persian street would turn a Latin city
 * around. A street that needs two lines begins both where the page's other lines begin.
 */
export function PlaceAndStreet({ place, street }: PlaceAndStreetProps) {
  return (
    <>
      <span className="block">{place}</span>
      {street && (
        <span className="block">
          <WrittenText text={street} />
        </span>
      )}
    </>
  );
}
