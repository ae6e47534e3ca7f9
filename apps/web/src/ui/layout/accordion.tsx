import * as RadixAccordion from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';

export interface AccordionProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** At most one item is open at a time. */
export function Accordion({ className, ...rest }: AccordionProps) {
  return (
    <RadixAccordion.Root
      {...rest}
      type="single"
      collapsible
      className={classNames('overflow-hidden rounded-lg border bg-surface', className)}
    />
  );
}

export interface AccordionItemProps {
  value: string;
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  children: ReactNode;
}

export function AccordionItem({ value, title, headingLevel = 3, children }: AccordionItemProps) {
  return (
    <RadixAccordion.Item value={value} className="not-first:border-t">
      <RadixAccordion.Header asChild>
        <Heading level={headingLevel} className="text-base">
          <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3 text-left hover:bg-hover focus-visible:-outline-offset-3">
            <span className="min-w-0">{title}</span>
            <Icon
              icon={ChevronDown}
              className="text-ink-3 transition-transform duration-base group-data-[state=open]:rotate-180"
            />
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content className="overflow-hidden text-ink-2 data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        <div className="max-w-read px-5 pt-1 pb-5">{children}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
