export { readZip, writeZip } from './zip.ts';
