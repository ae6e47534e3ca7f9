export const INDIGO = '#2644d0';
export const MARIGOLD = '#ffc233';
