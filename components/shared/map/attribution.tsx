const OPEN_STREET_MAP = 'OpenStreetMap';

/** Whose map it is, as the licence of its data asks. It stands where no button and, at first, no marker is. */
export function Attribution({ text }: { readonly text: string }) {
  return (
    <bdi
      dir="ltr"
      className="absolute end-0 top-0 max-w-full truncate rounded-es-field bg-card/90 px-2 text-12 text-stone-500"
    >
      {text.includes(OPEN_STREET_MAP) ? (
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer" className="hover:underline">
          {text}
        </a>
      ) : (
        text
      )}
    </bdi>
  );
}
