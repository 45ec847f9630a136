interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const APPLE = /iPhone|iPad|iPod/;

/** Opens whatever map somebody has on their phone, with a pin at the point. Apple's phones open no `geo:` address. */
export function toMapLink({ latitude, longitude }: Point, userAgent = navigator.userAgent): string {
  const point = `${latitude},${longitude}`;
  return APPLE.test(userAgent) ? `maps:?q=${point}` : `geo:${point}?q=${point}`;
}
