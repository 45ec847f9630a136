/** A tab above the pages of an area; `aria-current` marks the one that is open. */
export const AREA_TAB =
  'inline-flex min-h-touch items-center whitespace-nowrap rounded-full border border-stone-200 bg-card px-4 font-medium text-ink aria-[current=page]:border-enamel-700 aria-[current=page]:bg-enamel-700 aria-[current=page]:text-white aria-[current=true]:border-enamel-700 aria-[current=true]:font-semibold aria-[current=true]:text-enamel-700';
