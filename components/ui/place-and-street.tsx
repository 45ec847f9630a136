interface PlaceAndStreetProps {
  /** City and neighbourhood, in the reader's language. */
  readonly place: string;
  /** As its owner wrote it, in whatever language that is; empty for who sees the place alone. */
  readonly street: string;
}

/** An address on lines of its own, each with its own direction: in one line a Persian street would turn a Latin city around. */
export function PlaceAndStreet({ place, street }: PlaceAndStreetProps) {
  return (
    <>
      <p>{place}</p>
      {street && (
        <p className="break-words">
          <bdi className="inline-block max-w-full">{street}</bdi>
        </p>
      )}
    </>
  );
}
