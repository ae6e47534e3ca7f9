export { STUDENT_MESSAGE_MAX_CHARACTERS, writeToStudent } from './message-student.ts';
export { MOST_STUDENTS } from './most-students.ts';
export { ATTENTION_REASONS, type AttentionReason, needsAttention, QUIET_DAYS } from './needs-attention.ts';
