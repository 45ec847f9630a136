import { AREA_TAB } from '@/components/layout/area-tab';

/** A place of the area on a desktop: one of a row of links, in a wide window a line of the column beside the page. */
export const RAIL_TAB = `${AREA_TAB} wide:flex wide:gap-3 wide:whitespace-normal wide:rounded-field wide:border-transparent wide:bg-transparent wide:px-3 wide:leading-snug wide:hover:bg-enamel-50 wide:aria-[current=page]:border-transparent wide:aria-[current=page]:bg-enamel-100 wide:aria-[current=page]:font-bold wide:aria-[current=page]:text-enamel-800`;
