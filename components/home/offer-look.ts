/** The look of an offer in the plate at the top of the home page: a link or a button. */
export const offerClassName =
  'inline-flex min-h-touch items-center gap-2 rounded-field bg-light/10 py-1 pe-4 ps-3 text-start text-14 font-semibold leading-snug text-white ring-1 ring-inset ring-white/40 hover:bg-light/20 tablet:text-16';
