/**
 * The picture strips of the home page (lstSlider), each named after its illustration. Their titles:
 * content/shared/<locale>.json.
 */
export const sliders = [
  { name: 'house-cleaning', linkUrl: '/services/house-cleaning/' },
  { name: 'regular-cleaning', linkUrl: '/services/house-cleaning/regular-cleaning/' },
  { name: 'join-us', linkUrl: '/joinus/' },
] as const;
