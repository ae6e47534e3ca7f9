export { contains, findPeopleNamed, PERSON_TEXT, wordsOf } from './people-search.store.ts';
