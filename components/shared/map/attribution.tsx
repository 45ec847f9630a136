const OPEN_STREET_MAP = 'OpenStreetMap';

/** The map's source, as the licence of its data asks. It covers no button and, at first, no marker. */
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
