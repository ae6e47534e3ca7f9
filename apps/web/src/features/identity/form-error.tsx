import { CircleAlert } from 'lucide-react';
import { Icon } from '../../ui/brand/icon.tsx';

/** The region stands there from the start, so that what enters it is read out. */
export function FormError({ sentence }: { sentence: string | null }) {
  return (
    <div role="alert" className={sentence === null ? 'sr-only' : 'flex gap-2 font-medium text-danger-text'}>
      {sentence !== null && (
        <>
          <Icon icon={CircleAlert} className="mt-0.5" />
          <span>{sentence}</span>
        </>
      )}
    </div>
  );
}
