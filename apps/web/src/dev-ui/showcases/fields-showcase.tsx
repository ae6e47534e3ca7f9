import { Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Example } from './example.tsx';

const provinces = ['Eastern Cape', 'Gauteng', 'KwaZulu-Natal', 'Western Cape'].map((name) => ({
  value: name,
  label: name,
}));

export function FieldsShowcase() {
  const [pace, setPace] = useState<'calm' | 'steady' | 'fast'>('steady');
  return (
    <PageSection title="Fields">
      <Example name="Text" className="sm:grid-cols-2 xl:grid-cols-3">
        <TextField
          label="Email"
          type="email"
          placeholder="you@example.co.za"
          hint="We write about the launch only."
        />
        <TextField label="Name" defaultValue="Thandiwe Nkosi" />
        <TextField
          label="Email, with an error"
          defaultValue="thandiwe@example"
          error="Please enter a valid email address"
        />
        <TextField
          className="self-end"
          label="Search courses"
          isLabelHidden
          icon={Search}
          type="search"
          placeholder="Search"
        />
        <PasswordField label="Current password" defaultValue="NexiiDemo1!" />
        <PasswordField label="New password" autoComplete="new-password" error="At least 8 characters" />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        <TextField label="Read only" defaultValue="Can be copied" readOnly />
        <SelectField label="Province" options={provinces} placeholder="Choose your province" />
        <SelectField
          label="Province, with an error"
          options={provinces}
          defaultValue="Gauteng"
          error="Choose a province"
        />
        <TextArea label="Description" placeholder="What will learners be able to do?" />
        <TextArea label="Description, with an error" hint="Two sentences." error="Description is required" />
      </Example>
      <div className="grid gap-4 md:grid-cols-2">
        <Example name="Checkbox">
          <Checkbox label="Featured on the home page" defaultChecked />
          <Checkbox label="Send me a reminder" hint="The day before a live session, by email." />
          <Checkbox
            label="I agree that my first name and province appear under Recent Pioneers"
            error="Please agree or leave the name out"
          />
          <Checkbox label="Not available" disabled />
          <Checkbox label="Always on" disabled defaultChecked />
        </Example>
        <Example name="Radio group, list">
          <RadioGroup
            legend="Learning pace"
            value={pace}
            onValueChange={setPace}
            options={[
              { value: 'calm', label: 'Calm', hint: 'Half an hour a week' },
              { value: 'steady', label: 'Steady', hint: 'Two hours a week' },
              { value: 'fast', label: 'Fast', isDisabled: true },
            ]}
          />
        </Example>
      </div>
      <Example name="Radio group, tiles">
        <RadioGroup
          legend="Theme"
          look="tiles"
          defaultValue="blue-teal"
          options={['blue-teal', 'purple-pink', 'orange-yellow', 'green-blue'].map((theme) => ({
            value: theme,
            label: theme,
            art: <span className={`size-6 rounded-sm ${gradients[theme]}`} />,
          }))}
        />
      </Example>
    </PageSection>
  );
}

const gradients: Record<string, string> = {
  'blue-teal': 'bg-grad-blue-teal',
  'purple-pink': 'bg-grad-purple-pink',
  'orange-yellow': 'bg-grad-orange-yellow',
  'green-blue': 'bg-grad-green-blue',
};
