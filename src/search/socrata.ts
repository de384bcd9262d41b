// Open data of American states (Socrata): rows by a person's name. Only the columns that are read are asked for.
import type { Query } from '../domain/model/query.ts';
import type { ProviderTools, ProviderVariable } from '../ports/search.ts';
import { askJson } from './ask-json.ts';
import { type Json, records } from './lenient.ts';
import { givenAndFamily } from './person-names.ts';
import { latinName } from './web-query.ts';

const MOST_ROWS = 20;

export const APP_TOKEN: ProviderVariable = {
  name: 'SOCRATA_APP_TOKEN',
  meaning: 'Application token of Socrata, which raises the limit of open data portals',
  secret: true,
};

interface Dataset {
  base: string;
  id: string;
  firstName: string;
  lastName: string;
  columns: readonly string[];
}

/** Text in the query language of Socrata. */
function quoted(value: string): string {
  return `'${value.toUpperCase().replaceAll("'", "''")}'`;
}

/** Null when the name has no given name: a family name alone would answer with half the state. */
export async function rowsNamed(dataset: Dataset, query: Query, tools: ProviderTools): Promise<Json[] | null> {
  const { given, family } = givenAndFamily(latinName(query));
  const first = given.split(' ')[0]?.replace(/\.$/, '') ?? '';
  if (first === '' || family === '') return null;
  const parameters = new URLSearchParams({
    $select: dataset.columns.join(','),
    $where: `upper(${dataset.lastName})=${quoted(family)} AND starts_with(upper(${dataset.firstName}),${quoted(first)})`,
    $limit: String(MOST_ROWS),
  });
  const token = tools.settings[APP_TOKEN.name];
  const answer = await askJson(tools, {
    url: `${dataset.base}/resource/${dataset.id}.json?${parameters}`,
    ...(token ? { headers: { 'x-app-token': token } } : {}),
  });
  return records(answer);
}
