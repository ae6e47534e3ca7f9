import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../../../ui/brand/icon.tsx';

interface FormErrorProps {
  sentence: string | null;
  /** The element that contains only the sentence. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * The region is always rendered, so that its text is announced. The page that responds to a form sent before the
 * script ran already contains a sentence (`data-problem`), which hydration must not remove.
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
