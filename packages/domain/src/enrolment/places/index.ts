export { type AdmissionRefusal, admit, type Grounds, type OfferedCourse } from './admission.ts';
