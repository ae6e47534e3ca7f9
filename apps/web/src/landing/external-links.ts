// R5: configuration; they open in a new tab.
export const DOCUMENTATION_URL = 'https://docs.nexusai.academy';
export const VIDEO_CHANNEL_URL = 'https://www.youtube.com/@nexusaiacademy';
