/** The place of the map on an order's page, which a link may name. */
export const WAY_ID = 'way';
