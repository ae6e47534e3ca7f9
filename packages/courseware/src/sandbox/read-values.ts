import type { PythonValue } from '@academy/domain/learning/questions';
import type { CallValues } from '../python/index.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isPair = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(isPythonValue);

function isPythonValue(value: unknown): value is PythonValue {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, isTrue, text, items, entries, type } = value as Record<string, unknown>;
  switch (kind) {
    case 'none':
      return true;
    case 'bool':
      return typeof isTrue === 'boolean';
    case 'int':
    case 'float':
    case 'str':
      return isText(text);
    case 'list':
    case 'tuple':
      return Array.isArray(items) && items.every(isPythonValue);
    case 'dict':
      return Array.isArray(entries) && entries.every(isPair);
    case 'other':
      return isText(type);
    default:
      return false;
  }
}

/**
 * The values that a stranger's process reported: a program that controls it can report anything. Undefined for anything
 * that is no list of values.
 */
export function readValues(line: string, calls: number): CallValues | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    if (parsed === null) return null;
    if (!Array.isArray(parsed) || parsed.length !== calls) return undefined;
    return parsed.every((value) => value === null || isPythonValue(value)) ? parsed : undefined;
  } catch {
    // No JSON, or nested too deeply.
    return undefined;
  }
}
