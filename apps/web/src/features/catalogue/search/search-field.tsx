import { SEARCH_MAX_CHARACTERS } from '@academy/domain/catalogue/search';
import { Search } from 'lucide-react';
import type { KeyboardEventHandler, Ref } from 'react';
import { Icon } from '../../../ui/brand/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { BeadRing } from '../../../ui/feedback/spinner.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  text: string;
  listId: string;
  hasList: boolean;
  activeId: string | undefined;
  isSearching: boolean;
  onType: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
}

/** Not type="search": there Escape clears the field before it closes the dialog. */
export function SearchField({
  ref,
  text,
  listId,
  hasList,
  activeId,
  isSearching,
  onType,
  onKeyDown,
}: SearchFieldProps) {
  return (
    <div className="relative min-w-0 flex-1">
      <Icon icon={Search} className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
      <input
        ref={ref}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        aria-label="Search the academy"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder="Search the academy"
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_MAX_CHARACTERS}
        data-autofocus
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(fieldLook, 'px-10.5')}
      />
      {isSearching && <BeadRing size="small" className="absolute top-1/2 right-3.5 -mt-[0.5625em]" />}
    </div>
  );
}
