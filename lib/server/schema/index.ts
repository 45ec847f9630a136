// Keys are camelCase here and snake_case in the database: drizzle(…, { casing: 'snake_case' }) and the same in the migrations' configuration.
export * from './catalogue';
export * from './enquiries';
export * from './identity';
export * from './installation';
export * from './messages';
export * from './money';
export * from './opening-notices';
export * from './orders';
export * from './provider-applications';
export * from './providers';
