/**
 * The screens that come when they are reached, each asked for at one place: the bundler makes a file for every place that asks, and
 * what was fetched ahead has to be the very file that is then needed.
 */
export const loadScreen = {
  pets: () => import('./questions/pets').then((module) => module.PetsQuestion),
  login: () => import('./login-gate').then((module) => module.LoginGate),
  address: () => import('./questions/address').then((module) => module.AddressQuestion),
  'date-time': () => import('./questions/date-time').then((module) => module.DateTimeQuestion),
  description: () => import('./questions/description').then((module) => module.DescriptionQuestion),
  provider: () => import('./questions/provider').then((module) => module.ProviderQuestion),
  'pre-invoice': () => import('./questions/pre-invoice').then((module) => module.PreInvoiceQuestion),
  'bank-payment': () => import('./questions/bank-payment').then((module) => module.BankPaymentQuestion),
} as const;
