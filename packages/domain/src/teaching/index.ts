export { needsAttention } from './needs-attention.ts';
export { type Teacher, teaches } from './teaches.ts';
