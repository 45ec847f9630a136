/** The pattern of a route's paths: `{…}` stands for one part. */
export function toRoutePattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`);
}
