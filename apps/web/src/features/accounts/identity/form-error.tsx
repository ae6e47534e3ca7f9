import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../../../ui/brand/icon.tsx';

interface FormErrorProps {
  sentence: string | null;
  /** The element of the sentence alone. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * The region stands there from the start, so that what enters it is read out. The page that answers a form sent before
 * the script ran brings its sentence along (`data-problem`), and waking must not take it away.
 */
export function FormError({ sentence, ref }: FormErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-row-reverse justify-end gap-2 font-medium text-danger-text has-[span:empty]:sr-only"
    >
      <span ref={ref} data-problem suppressHydrationWarning className="peer">
        {sentence ?? ''}
      </span>
      <Icon icon={CircleAlert} className="mt-0.5 peer-empty:hidden" />
    </div>
  );
}
