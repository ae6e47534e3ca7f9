import { COURSE_AREAS, COURSE_LEVELS } from '@academy/domain/catalogue/courses';
import { Search } from 'lucide-react';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { type CourseFilter, DURATION_BANDS, PRICE_BANDS } from './course-filter.ts';

interface CourseFiltersProps {
  filter: CourseFilter;
  onType: (text: string) => void;
  onChoose: (part: Partial<CourseFilter>) => void;
}

const named = (name: string) => ({ value: name, label: name });

const SELECTS = [
  { part: 'level', label: 'Level', all: 'All levels', options: COURSE_LEVELS.map(named) },
  { part: 'area', label: 'Area', all: 'All areas', options: COURSE_AREAS.map(named) },
  { part: 'price', label: 'Price', all: 'All prices', options: PRICE_BANDS },
  { part: 'duration', label: 'Duration', all: 'Any duration', options: DURATION_BANDS },
] as const;

export function CourseFilters({ filter, onType, onChoose }: CourseFiltersProps) {
  return (
    <search className="grid gap-3">
      <TextField
        label="Search courses"
        type="search"
        icon={Search}
        autoComplete="off"
        maxLength={100}
        value={filter.text}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="grid gap-3 min-[20rem]:grid-cols-2 lg:grid-cols-4">
        {SELECTS.map(({ part, label, all, options }) => (
          <SelectField
            key={part}
            label={label}
            value={filter[part]}
            onChange={(event) => onChoose({ [part]: event.target.value })}
            options={[
              { value: '', label: all },
              ...options.map(({ value, label: shown }) => ({ value, label: shown })),
            ]}
          />
        ))}
      </div>
    </search>
  );
}
