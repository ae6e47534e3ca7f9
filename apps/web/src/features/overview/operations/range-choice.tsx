import { sastDay } from '@academy/domain/kernel';
import {
  type DayRange,
  PERIODS,
  periodOfRange,
  RANGE_FIRST_DAY,
  rangeOfPeriod,
  readDayRange,
} from '@academy/domain/overview/operations';
import { useState } from 'react';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PERIOD_WORDS, rangeFault } from './operations-words.ts';

interface RangeChoiceProps {
  range: DayRange;
  onRange: (range: DayRange) => void;
}

const CHOSEN = 'chosen';

/** One choice for all live figures. An invalid range leaves the figures as they are. */
export function RangeChoice({ range, onRange }: RangeChoiceProps) {
  const [typed, setTyped] = useState(range);
  const today = sastDay(new Date());
  const isWhole = typed.from !== '' && typed.to !== '';
  const read = isWhole ? readDayRange(typed) : null;
  const choose = (next: DayRange) => {
    setTyped(next);
    if (next.from !== '' && next.to !== '' && readDayRange(next).ok) onRange(next);
  };
  const bounds = { type: 'date', min: RANGE_FIRST_DAY, max: today } as const;
  return (
    <fieldset className="grid w-full items-start gap-3 sm:grid-cols-3 lg:w-auto">
      <legend className="sr-only">Days that are counted</legend>
      <SelectField
        label="Period"
        value={periodOfRange(typed, today) ?? CHOSEN}
        onChange={({ target }) => {
          const period = PERIODS.find((each) => each === target.value);
          if (period) choose(rangeOfPeriod(period, today));
        }}
        options={[
          ...PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] })),
          { value: CHOSEN, label: 'Chosen days' },
        ]}
      />
      <TextField
        label="From"
        value={typed.from}
        onChange={(event) => choose({ ...typed, from: event.target.value })}
        {...bounds}
      />
      <TextField
        label="To"
        value={typed.to}
        onChange={(event) => choose({ ...typed, to: event.target.value })}
        error={read && !read.ok ? rangeFault(read.refusal) : undefined}
        {...bounds}
      />
    </fieldset>
  );
}
