export { COUNTED_PLACES, NEIGHBOURS_SHOWN, placesOf, TOP_SHOWN } from './places.ts';
