import { Upload } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { buttonLook } from '../../../../ui/actions/button-look.ts';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { TextField, type TextFieldProps } from '../../../../ui/forms/text-field.tsx';
import { uploadProblem } from '../studio-messages.ts';
import { ImageChoice } from './image-choice.tsx';
import { shrinkPicture } from './shrink-picture.ts';

const NO_PICTURE = 'We could not read this file as a picture. Please choose a photo or a drawing.';

interface ImageInputProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  value: string;
  onValueChange: (value: string) => void;
  /** While a picture is uploading, the form cannot be saved. */
  onBusy: (isBusy: boolean) => void;
}

/** A picture: uploaded, chosen among the existing ones, or by its address. */
export function ImageInput({ value, onValueChange, onBusy, ...field }: ImageInputProps) {
  const uploadId = useId();
  const { write } = useWrite('POST /api/admin/images');
  const [problem, setProblem] = useState<string>();
  const [isUploading, setIsUploading] = useState(false);

  function choose(url: string) {
    setProblem(undefined);
    onValueChange(url);
  }
  async function send(file: File): Promise<void> {
    const jpeg = await shrinkPicture(file);
    if (jpeg === null) return setProblem(NO_PICTURE);
    const result = await write({ jpeg });
    if (!result) return;
    if (result.ok) choose(result.answer.url);
    else setProblem(uploadProblem(result.failure));
  }
  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file || isUploading) return;
    setIsUploading(true);
    onBusy(true);
    await send(file);
    target.value = '';
    setIsUploading(false);
    onBusy(false);
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
        onChange={(event) => choose(event.target.value)}
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
          {isUploading ? 'Uploading…' : 'Upload a picture'}
          <input
            id={uploadId}
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => void upload(event)}
          />
        </label>
      </div>
      <ImageChoice value={value} onChoose={choose} />
    </div>
  );
}
