import { useState } from 'react';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';

const themes = [
  { value: '', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const textSizes = [
  { value: '', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'extra-large', label: 'Extra-large' },
];

function setOnRoot(name: 'theme' | 'text' | 'a11y', value: string) {
  if (value === '') delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

export function AppearanceControls() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? '');
  const [text, setText] = useState(document.documentElement.dataset.text ?? '');
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:flex sm:items-end">
      <SelectField
        label="Theme"
        options={themes}
        value={theme}
        className="sm:w-40"
        onChange={(event) => {
          setTheme(event.target.value);
          setOnRoot('theme', event.target.value);
        }}
      />
      <SelectField
        label="Text size"
        options={textSizes}
        value={text}
        className="sm:w-40"
        onChange={(event) => {
          setText(event.target.value);
          setOnRoot('text', event.target.value);
        }}
      />
      <Checkbox
        label="Enhanced mode"
        className="col-span-2"
        defaultChecked={document.documentElement.dataset.a11y === 'enhanced'}
        onChange={(event) => setOnRoot('a11y', event.target.checked ? 'enhanced' : '')}
      />
    </div>
  );
}
