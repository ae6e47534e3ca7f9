import { ToggleField, type ToggleProps } from './toggle-field.tsx';

export type SwitchProps = Omit<ToggleProps, 'role' | 'error'>;

const track =
  'peer absolute inset-0 appearance-none rounded-bead border-control border-line-control bg-sunken transition-colors ' +
  'checked:border-accent checked:bg-accent enabled:cursor-pointer';
const bead =
  'pointer-events-none absolute top-1/2 left-1 size-5 -translate-y-1/2 rounded-bead bg-line-control transition-transform ' +
  'peer-checked:translate-x-5 peer-checked:bg-on-accent';

/** A setting that is on or off at once, without a button to confirm it. */
export function Switch(field: SwitchProps) {
  return (
    <ToggleField field={{ ...field, role: 'switch' }} labelLook="items-center gap-4 font-semibold">
      {(input) => (
        <span className="relative h-7 w-12 shrink-0">
          <input {...input} className={track} />
          <span aria-hidden="true" className={bead} />
        </span>
      )}
    </ToggleField>
  );
}
