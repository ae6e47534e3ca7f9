import { type MouseEvent, useRef, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { prepareHeadingFocus } from '../../../lib/pages/focus-heading.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { drawAvatar } from './draw-avatar.ts';
import { ABOUT_PICTURES, avatarProblem, NO_PICTURE, PICTURE_SAVED, removalProblem } from './profile-words.ts';

interface AvatarPickerProps {
  name: string;
  letters: string;
  imageUrl: string | null;
}

/** The picture is scaled down on the device: a phone's photo would cost a hundred times the data. */
export function AvatarPicker({ name, letters, imageUrl }: AvatarPickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const sending = useWrite('PUT /api/profile/avatar');
  const removing = useWrite('DELETE /api/profile/avatar');
  const [problem, setProblem] = useState<string>();
  const [isTaking, setIsTaking] = useState(false);
  const [isSaved, setIsSaved] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    setIsSaved(false);
    // Drawing a phone's photo takes an old device a second or two.
    setIsTaking(true);
    const jpeg = await drawAvatar(file);
    const result = jpeg === null ? null : await sending.write({ jpeg });
    setIsTaking(false);
    if (jpeg === null) setProblem(NO_PICTURE);
    else if (result?.ok) setIsSaved(true);
    else if (result) setProblem(avatarProblem(result.failure));
  }

  async function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setProblem(undefined);
    setIsSaved(false);
    const goToHeading = prepareHeadingFocus(currentTarget);
    const result = await removing.write({});
    if (result?.ok) goToHeading();
    else if (result) setProblem(removalProblem(result.failure));
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} fallback={letters} imageUrl={imageUrl} size="xl" isNeeded />
      <div className="grid min-w-0 gap-3">
        <input
          ref={inputRef}
          type="file"
          accept="image/*"
          aria-label="Your picture"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button isPending={isTaking} onClick={() => inputRef.current?.click()}>
            {imageUrl === null ? 'Choose a picture' : 'Choose another picture'}
          </Button>
          {imageUrl !== null && (
            <Button variant="quiet" isPending={removing.isPending} onClick={(event) => void remove(event)}>
              Remove picture
            </Button>
          )}
        </div>
        <p role="status" className={problem ? 'font-medium text-danger-text' : 'text-ink-2'}>
          {problem ?? (isSaved ? PICTURE_SAVED : ABOUT_PICTURES)}
        </p>
      </div>
    </div>
  );
}
