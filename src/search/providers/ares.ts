// ARES: the people whom the Czech register of companies lists as heads, board or partners. Birth dates and addresses are not read.
import type { EndDate, PartialDate } from '../../domain/model/partial-date.ts';
import type { Hit, Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, records, text } from '../lenient.ts';
import { inMixedCase, isNamed } from '../person-names.ts';
import { join, partialDate, RecordWriter, span } from '../record-writer.ts';
import { nearestName } from '../web-query.ts';

const MOST_COMPANIES = 2;
const PATH = '/ekonomicke-subjekty-v-be/rest';

/** Functions in the words of claims; others keep the register's own. */
const ROLES: Readonly<Record<string, string>> = {
  jednatel: 'Managing director',
  jednatelka: 'Managing director',
  'předseda představenstva': 'Chair of the board',
  'místopředseda představenstva': 'Deputy chair of the board',
  'člen představenstva': 'Board member',
  'předseda dozorčí rady': 'Chair of the supervisory board',
  'člen dozorčí rady': 'Member of the supervisory board',
  'člen správní rady': 'Board member',
  prokurista: 'Authorised signatory',
  společník: 'Partner',
};

interface Entry {
  person: string;
  role: string;
  start: PartialDate | null;
  end: PartialDate | null;
  /** Struck out: over, or written anew with another address. */
  erased: boolean;
}

function entryOf(member: Json, body: string): Entry[] {
  const person = record(member);
  const name = [text(at(person, 'jmeno')), text(at(person, 'prijmeni'))].filter(Boolean).join(' ');
  if (name === '') return [];
  const role = text(at(member, 'clenstvi', 'funkce', 'nazev')) ?? text(member.nazevAngazma) ?? body;
  const began =
    text(at(member, 'clenstvi', 'funkce', 'vznikFunkce')) ?? text(at(member, 'clenstvi', 'clenstvi', 'vznikClenstvi'));
  const ended =
    text(at(member, 'clenstvi', 'funkce', 'zanikFunkce')) ?? text(at(member, 'clenstvi', 'clenstvi', 'zanikClenstvi'));
  return [
    {
      person: inMixedCase(name),
      role: role.toLowerCase(),
      start: partialDate(began),
      end: partialDate(ended),
      erased: text(member.datumVymazu) !== null,
    },
  ];
}

/** Members of bodies stand there themselves; partners one step further down. */
function record(member: Json): unknown {
  return at(member, 'fyzickaOsoba') ?? at(member, 'osoba', 'fyzickaOsoba');
}

function entriesOf(listing: Json): Entry[] {
  const bodies = [...records(listing.statutarniOrgany), ...records(listing.ostatniOrgany)].flatMap((body) =>
    records(body.clenoveOrganu).flatMap((member) => entryOf(member, text(body.nazevOrganu) ?? 'member')),
  );
  const partners = records(listing.spolecnici).flatMap((body) =>
    records(body.spolecnik).flatMap((member) => entryOf(member, 'společník')),
  );
  return [...bodies, ...partners];
}

interface Term extends Omit<Entry, 'erased'> {
  current: boolean;
}

/** An entry is struck out and written again whenever an address changes: one term a role and person, going on if any entry does. */
function termsOf(entries: readonly Entry[]): Term[] {
  const terms = new Map<string, Term>();
  for (const { erased, ...entry } of entries) {
    const key = [entry.person, entry.role, entry.start?.year ?? ''].join('|');
    const known = terms.get(key);
    terms.set(key, {
      ...entry,
      end: entry.end ?? known?.end ?? null,
      current: (known?.current ?? false) || (!erased && entry.end === null),
    });
  }
  return [...terms.values()];
}

function companyHits(company: Json, listings: readonly Json[], query: Query): Hit[] {
  const number = text(company.ico)!;
  const name = text(company.obchodniJmeno)!;
  const dissolved = text(company.datumZaniku) !== null;
  const terms = termsOf(listings.flatMap(entriesOf)).filter(({ person }) => isNamed(person, query.names));
  const people = [...new Set(terms.map(({ person }) => person))];
  return people.map((person) => {
    const writer = new RecordWriter(person, `${person}, in the register of ${name}`);
    for (const { role, start, end, current } of terms.filter((term) => term.person === person)) {
      const title = ROLES[role] ?? role;
      const holds = current && !dissolved;
      const until: EndDate | null = holds ? 'present' : end;
      const over = holds || end !== null ? null : dissolved ? 'the company is dissolved' : 'struck out';
      writer.fact(join(`${title} (${role}) of ${name} (IČO ${number})`, span(start, until), over), {
        kind: 'business',
        organisation: name,
        title,
        start,
        end,
        current: holds,
        value: number,
      });
    }
    return writer.hit({
      url: `https://ares.gov.cz/ekonomicke-subjekty/res/${number}`,
      title: `${person}, ${name} (ARES)`,
      asserter: 'register',
    });
  });
}

async function peopleOf(tools: ProviderTools, company: Json, query: Query): Promise<Hit[]> {
  const number = text(company.ico);
  if (number === null || !/^\d{8}$/.test(number) || text(company.obchodniJmeno) === null) return [];
  const answer = await askJson(tools, {
    url: `${tools.settings.ARES_URL}${PATH}/ekonomicke-subjekty-vr/${number}`,
    emptyOn: [404],
  });
  return companyHits(company, records(at(answer, 'zaznamy')), query);
}

export default {
  id: 'ares',
  kinds: ['organisation'],
  variables: [
    {
      name: 'ARES_URL',
      meaning: 'Base address of the Czech register of companies',
      secret: false,
      fallback: 'https://ares.gov.cz',
    },
  ],
  enabled: () => true,
  hosts: ['ares.gov.cz'],
  costUsd: () => 0,
  // 500 requests a minute.
  limits: { concurrency: 1, perSecond: 4, timeoutMs: 15_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools) {
    const organisation = query.organisation;
    if (!organisation) return { hits: [], costUsd: 0, warnings: [] };
    const answer = await askJson(tools, {
      url: `${tools.settings.ARES_URL}${PATH}/ekonomicke-subjekty/vyhledat`,
      method: 'POST',
      body: { obchodniJmeno: organisation, start: 0, pocet: 5 },
      emptyOn: [404],
    });
    const found = records(at(answer, 'ekonomickeSubjekty'));
    const nearest = nearestName(found, organisation, (entry) => text(entry.obchodniJmeno) ?? '');
    const hits: Hit[] = [];
    for (const company of nearest.slice(0, MOST_COMPANIES)) hits.push(...(await peopleOf(tools, company, query)));
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
