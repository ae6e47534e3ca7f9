/** 1§2: each puts its text into the field, without sending it. */
export const QUICK_FILLS = [
  { label: 'Next Steps', text: 'What should I learn next?' },
  { label: 'Progress', text: 'Show my progress' },
  { label: 'Get Help', text: 'I need help with my current lesson' },
] as const;
