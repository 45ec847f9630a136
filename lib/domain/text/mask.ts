/** What stands for a number or a link that was taken out of a text (contact-mask.ts). */
export const MASK = '•••';
