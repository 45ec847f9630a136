import { toPatientLoader } from '@/lib/client/patient-loader';

/**
 * The screens that come when they are reached, each asked for at one place: the bundler makes a file for every place that asks, and
 * what was fetched ahead has to be the very file that is then needed.
 */
export const loadScreen = {
  pets: toPatientLoader(() => import('./questions/pets').then((module) => module.PetsQuestion)),
  login: toPatientLoader(() => import('./login-gate').then((module) => module.LoginGate)),
  address: toPatientLoader(() => import('./questions/address').then((module) => module.AddressQuestion)),
  'date-time': toPatientLoader(() => import('./questions/date-time').then((module) => module.DateTimeQuestion)),
  description: toPatientLoader(() => import('./questions/description').then((module) => module.DescriptionQuestion)),
  provider: toPatientLoader(() => import('./questions/provider').then((module) => module.ProviderQuestion)),
  'pre-invoice': toPatientLoader(() => import('./questions/pre-invoice').then((module) => module.PreInvoiceQuestion)),
  'bank-payment': toPatientLoader(() =>
    import('./questions/bank-payment').then((module) => module.BankPaymentQuestion),
  ),
} as const;
