// Compiles data/organisations into dist/organisations.index when it is missing or stale: `npm start` and `npm test` run this first.
import { buildShippedIndex } from '../src/main/organisation-data.ts';

if (buildShippedIndex()) console.log('compiled the index of organisations');
