import { isKeyword } from '@academy/courseware/sql-tokens';
import { StreamLanguage } from '@codemirror/language';

/** Highlights SQL line by line: beginners write no multi-line comments. */
export const sqlLanguage = StreamLanguage.define({
  name: 'sql',
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(/--.*/)) return 'comment';
    if (stream.match(/'(?:[^']|'')*'?/)) return 'string';
    if (stream.match(/\d+(?:\.\d+)?/)) return 'number';
    if (stream.match(/[\p{L}_][\p{L}\p{N}_]*/u)) return isKeyword(stream.current()) ? 'keyword' : null;
    stream.next();
    return null;
  },
});
