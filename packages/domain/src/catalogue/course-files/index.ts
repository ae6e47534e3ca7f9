export {
  afterFileImport,
  afterHolding,
  afterLeavingFile,
  afterPublishing,
  type FileState,
  hasFileProposal,
} from './file-state.ts';
