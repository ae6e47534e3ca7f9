import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { classNames } from '../../../ui/class-names.ts';

interface ImageChoiceProps {
  value: string;
  onChoose: (url: string) => void;
}

/** The pictures that were uploaded last; asked for only when somebody looks. */
export function ImageChoice({ value, onChoose }: ImageChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useAnswer('GET /api/admin/images', {}, { enabled: isOpen });
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-touch w-fit cursor-pointer items-center font-semibold text-accent-text">
        Choose an uploaded picture
      </summary>
      {data?.length === 0 && <p className="text-ink-2">No picture has been uploaded yet.</p>}
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {data?.map(({ url }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={`Picture ${index + 1}`}
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
