import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';

interface ImageChoiceProps {
  value: string;
  onChoose: (url: string) => void;
}

/** The latest uploads; requested only when the list is opened. */
export function ImageChoice({ value, onChoose }: ImageChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useAnswer('GET /api/admin/images', {}, { enabled: isOpen });
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-touch w-fit cursor-pointer items-center font-semibold text-accent-text">
        Choose an uploaded picture
      </summary>
      {isOpen && !data && !isError && <p className="text-ink-2">The pictures are loading.</p>}
      {isError && !data && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-2">The pictures did not load.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {data?.length === 0 && <p className="text-ink-2">No picture has been uploaded yet.</p>}
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {data?.map(({ url, width, height }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={`Picture ${index + 1} of ${data.length}, ${width} by ${height}`}
              aria-pressed={value === url}
              onClick={() => onChoose(url)}
              className={classNames(
                'block w-full cursor-pointer overflow-hidden rounded-md border-2',
                value === url ? 'border-accent' : 'border-transparent',
              )}
            >
              <img
                src={url}
                alt=""
                loading="lazy"
                data-needed=""
                className="aspect-4/3 w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
