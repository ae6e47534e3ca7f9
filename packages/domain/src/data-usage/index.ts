export { formatByteSize } from './byte-size.ts';
export { costInRand, describeCost, formatCost } from './cost-estimate.ts';
