'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';

import { Skeleton } from '@/components/ui/skeleton';
import type { QuestionKind } from '@/lib/funnel/flow';

import { CleaningDetailsQuestion } from './questions/cleaning-details';
import { NotOpenQuestion } from './questions/not-open';
import { ServiceTypeQuestion } from './questions/service-type';

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}

/** A screen a kind of question. The first two come with the page, the others when they are reached. */
const screens: Partial<Record<QuestionKind, ComponentType>> = {
  'service-type': ServiceTypeQuestion,
  'cleaning-details': CleaningDetailsQuestion,
  pets: dynamic(() => import('./questions/pets').then((module) => module.PetsQuestion), { loading: Loading }),
  address: dynamic(() => import('./questions/address').then((module) => module.AddressQuestion), { loading: Loading }),
  'date-time': dynamic(() => import('./questions/date-time').then((module) => module.DateTimeQuestion), { loading: Loading }),
  description: dynamic(() => import('./questions/description').then((module) => module.DescriptionQuestion), { loading: Loading }),
  provider: dynamic(() => import('./questions/provider').then((module) => module.ProviderQuestion), { loading: Loading }),
  'pre-invoice': dynamic(() => import('./questions/pre-invoice').then((module) => module.PreInvoiceQuestion), { loading: Loading }),
  'bank-payment': dynamic(() => import('./questions/bank-payment').then((module) => module.BankPaymentQuestion), { loading: Loading }),
};

export function QuestionSwitch({ question }: { question: QuestionKind }) {
  const Screen = screens[question] ?? NotOpenQuestion;
  return <Screen />;
}
