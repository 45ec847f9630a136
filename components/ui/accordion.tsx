import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface AccordionProps {
  items: readonly { key: string; title: ReactNode; content: ReactNode }[];
  /** The page's direction: Radix would write `ltr` by itself. */
  direction: 'rtl' | 'ltr';
  /** The key of the item that is open at first. */
  defaultOpen?: string;
  headingLevel?: 'h2' | 'h3' | 'h4';
}

/** One open at a time, with arrow keys between the titles. Where no state is needed, take `Disclosure`. */
export function Accordion({ items, direction, defaultOpen, headingLevel: Heading = 'h3' }: AccordionProps) {
  return (
    <Radix.Root
      type="single"
      collapsible
      dir={direction}
      defaultValue={defaultOpen}
      className="divide-y divide-stone-200"
    >
      {items.map((item) => (
        <Radix.Item key={item.key} value={item.key}>
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className="group flex min-h-touch w-full items-center gap-3 py-3 text-start font-semibold leading-snug">
                <span className="grow">{item.title}</span>
                <Icon
                  icon={ChevronDown}
                  className="text-enamel-600 transition-transform group-data-[state=open]:rotate-180"
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className="pb-4 text-stone-500">{item.content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
