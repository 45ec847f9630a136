/** What the paths of a route look like: `{…}` stands for one part. */
export function toRoutePattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`);
}
