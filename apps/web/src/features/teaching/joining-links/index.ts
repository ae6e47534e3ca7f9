export { JoiningLinkDialog } from './joining-link-dialog.tsx';
export { JoiningNote } from './joining-note.tsx';
