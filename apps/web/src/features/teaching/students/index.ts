export { TrainerDesk } from './desk/trainer-desk.tsx';
