/** The mark in place of a number or a link that was taken out of a text (contact-mask.ts). */
export const MASK = '•••';
