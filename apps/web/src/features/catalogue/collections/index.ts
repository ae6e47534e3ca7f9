export { CollectionTile } from './collection-tile.tsx';
export { useCollections } from './use-collections.ts';
