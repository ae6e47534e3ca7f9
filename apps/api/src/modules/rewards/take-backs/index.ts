export { giveBack, giveBadgesBack } from './give-back.ts';
export { endCoinPlace, endPaidPlace, foreseeTakeBack } from './take-back.ts';
