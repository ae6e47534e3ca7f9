import { Upload } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { buttonLook } from '../../../ui/actions/button-look.ts';
import { Icon } from '../../../ui/brand/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx';
import { uploadProblem } from '../studio-messages.ts';
import { ImageChoice } from './image-choice.tsx';
import { shrinkPicture } from './shrink-picture.ts';

const NO_PICTURE = 'We could not read this file as a picture. Please choose a photo or a drawing.';

interface ImageInputProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A picture: uploaded, chosen among those that are here, or by its address. */
export function ImageInput({ value, onValueChange, ...field }: ImageInputProps) {
  const uploadId = useId();
  const { write, isPending } = useWrite('POST /api/admin/images');
  const [problem, setProblem] = useState<string>();

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const jpeg = await shrinkPicture(file);
    target.value = '';
    if (jpeg === null) return setProblem(NO_PICTURE);
    const result = await write({ jpeg });
    if (!result) return;
    setProblem(result.ok ? undefined : uploadProblem(result.failure));
    if (result.ok) onValueChange(result.answer.url);
  }
  return (
    <div className="grid gap-2">
      <TextField
        {...field}
        label={`${field.label} address`}
        error={problem ?? field.error}
        hint="Upload a picture, choose one, or give its address. We do not show pictures from other sites."
        inputMode="url"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <label
          htmlFor={uploadId}
          className={classNames(
            buttonLook({ variant: 'secondary' }),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          )}
        >
          <Icon icon={Upload} />
          {isPending ? 'Uploading…' : 'Upload a picture'}
          <input
            id={uploadId}
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => void upload(event)}
          />
        </label>
      </div>
      <ImageChoice value={value} onChoose={onValueChange} />
    </div>
  );
}
