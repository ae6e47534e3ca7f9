import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { DropdownMenu } from '../../ui/overlays/menus/dropdown-menu.tsx';
import { MenuItem } from '../../ui/overlays/menus/menu-item.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';

const levels = ['Beginner', 'Intermediate', 'Advanced'].map((level) => ({ value: level, label: level }));

/** A failed save: the toast appears over the sheet and the entries stay. */
export function CourseSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [error, setError] = useState<string>();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Edit Course"
      onSubmit={(event) => {
        event.preventDefault();
        setError('Description is required');
        toast({ title: 'Error', description: 'Failed to update course', variant: 'destructive' });
      }}
      footer={
        <>
          <DropdownMenu align="start" trigger={<Button variant="quiet">More</Button>}>
            <MenuItem onSelect={() => toast({ title: 'Course copied' })}>Copy course</MenuItem>
          </DropdownMenu>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Save Course
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField label="Title" name="title" defaultValue="AI Fundamentals" className="col-span-2" />
        <TextArea label="Description" name="description" error={error} className="col-span-2" />
        <TextField
          label="Start date"
          type="datetime-local"
          defaultValue="2025-08-22T18:00"
          className="max-sm:col-span-2"
        />
        <TextField
          label="End date"
          type="datetime-local"
          defaultValue="2025-08-22T19:00"
          className="max-sm:col-span-2"
        />
        <SelectField label="Level" options={levels} />
        <TextField label="Price (R)" inputMode="numeric" defaultValue="2500" />
        <Checkbox label="Featured on the home page" defaultChecked className="col-span-2" />
      </div>
    </Sheet>
  );
}
