// Keys are camelCase here and snake_case in the database: drizzle(…, { casing: 'snake_case' }) and the same in the migrations' configuration.
export * from './bids';
export * from './catalogue';
export * from './conversations';
export * from './enquiries';
export * from './identity';
export * from './installation';
export * from './messages';
export * from './money';
export * from './opening-notices';
export * from './orders';
export * from './price-changes';
export * from './provider-applications';
export * from './providers';
export * from './test-results';
export { toTypeId, toVisit } from './order-parts';
