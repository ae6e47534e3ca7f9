import { Chip } from '../actions/chip.tsx';

interface ChipListProps {
  label: string;
  chips: readonly string[];
  onChoose: (chip: string) => void;
}

/** Frequent questions, one press away. */
export function ChipList({ label, chips, onChoose }: ChipListProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li key={chip}>
          <Chip onClick={() => onChoose(chip)} className="px-3 text-left leading-snug">
            {chip}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
