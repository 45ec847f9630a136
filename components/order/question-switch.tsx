'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';

import { Skeleton } from '@/components/ui/skeleton';
import type { QuestionKind } from '@/lib/funnel/flow';

import { CleaningDetailsQuestion } from './questions/cleaning-details';
import { NotOpenQuestion } from './questions/not-open';
import { ServiceTypeQuestion } from './questions/service-type';
import { loadScreen } from './screen-loaders';

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
  pets: dynamic(loadScreen.pets, { loading: Loading }),
  address: dynamic(loadScreen.address, { loading: Loading }),
  'date-time': dynamic(loadScreen['date-time'], { loading: Loading }),
  description: dynamic(loadScreen.description, { loading: Loading }),
  provider: dynamic(loadScreen.provider, { loading: Loading }),
  'pre-invoice': dynamic(loadScreen['pre-invoice'], { loading: Loading }),
  'bank-payment': dynamic(loadScreen['bank-payment'], { loading: Loading }),
};

export function QuestionSwitch({ question }: { question: QuestionKind }) {
  const Screen = screens[question] ?? NotOpenQuestion;
  return <Screen />;
}
