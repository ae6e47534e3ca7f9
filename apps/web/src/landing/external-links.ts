// R5: configuration; they open in a new tab.
export { DOCUMENTATION_URL, VIDEOS_URL as VIDEO_CHANNEL_URL } from '@academy/domain/product';
