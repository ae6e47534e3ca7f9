import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type CourseFilter, filterFromQuery, NO_FILTER, queryFromFilter } from './course-filter.ts';

/** Browsers limit how often an address may change. */
const TYPING_PAUSE_MS = 300;

/**
 * The filter is in the address, so that it can be shared and the back button undoes a choice. Typed text is shown at
 * once and written there after a pause, without a history entry for each letter.
 */
export function useCourseFilter() {
  const [path, navigate] = useLocation();
  useSearch(); // Wouter's own value is decoded once too often for text with a per cent sign.
  const inAddress = filterFromQuery(location.search);
  const [text, setText] = useState(inAddress.text);
  const [knownText, setKnownText] = useState(inAddress.text);
  if (inAddress.text !== knownText) {
    setKnownText(inAddress.text);
    setText(inAddress.text);
  }

  useEffect(() => {
    if (text === knownText) return;
    const timer = setTimeout(() => {
      setKnownText(text.trim() === '' ? '' : text);
      navigate(`${path}${queryFromFilter({ ...filterFromQuery(location.search), text })}`, { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, knownText, path, navigate]);

  const choose = (part: Partial<CourseFilter>) =>
    navigate(`${path}${queryFromFilter({ ...inAddress, text, ...part })}`);
  const clear = () => {
    setText('');
    choose(NO_FILTER);
  };
  return { filter: { ...inAddress, text }, type: setText, choose, clear };
}
