import { sastDayAndMonth } from '../../kernel/index.ts';

/** 1§2: day and short month, or `Today` when the date is missing. */
export function signupDateText(signupDate: string | null | undefined): string {
  return signupDate ? sastDayAndMonth(new Date(signupDate)) : 'Today';
}

export function locationText(province: string | null | undefined): string {
  return province || 'Location not specified';
}
