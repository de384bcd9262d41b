// Pages that list people: team pages, class lists, registers of graduates, staff directories. Each entry gives its own person's study or post.
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { personOf, stateFact } from '../findings/stated-fact.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { infoboxFacts } from '../structure/infobox-facts.ts';
import { type ListOrganisation, listOrganisation, nameInYear } from '../structure/list-organisation.ts';
import {
  type Above,
  kindBelow,
  type ListKind,
  listKind,
  type Scope,
  scopeOf,
  scopesAbove,
} from '../structure/list-scope.ts';
import { type PersonRecord, personRecords } from '../structure/person-records.ts';
import { type ListedPost, postsOf } from '../structure/record-posts.ts';
import { type ListedStudy, statedStudies, studyOf } from '../structure/record-studies.ts';
import { selfReferences } from '../structure/self-references.ts';
import { staffNotes, tellsOfItself } from '../structure/staff-notes.ts';
import { labelledRole, pairedFacts, subjectRecord } from '../structure/subject-page.ts';
import { isNotice, thesisDefence } from '../structure/thesis-defence.ts';

const MAX_FINDINGS = 800;

function person(context: PageContext, record: PersonRecord): Finding['person'] {
  const made = personOf(context, record.name, 'record');
  // A list has no subject: the name that happens to stand first is one of many.
  return context.subject.how === 'structured' || context.subject.how === 'title'
    ? made
    : { ...made, name: record.name, subject: false };
}

function study(page: Page, context: PageContext, record: PersonRecord, fact: ListedStudy): Finding | null {
  return stateFact(page, {
    kind: 'education',
    person: person(context, record),
    organisation: fact.organisation,
    ...(fact.degree === null ? {} : { degree: fact.degree }),
    ...(fact.field === null ? {} : { field: fact.field }),
    ...(fact.year === null ? {} : { end: { year: fact.year } }),
    status: fact.status,
    current: fact.status === 'in_progress' || fact.status === 'expected' ? true : null,
    at: { from: record.from, to: record.to },
    via: 'record',
    certainty: fact.certainty,
  });
}

function post(page: Page, context: PageContext, record: PersonRecord, fact: ListedPost): Finding | null {
  return stateFact(page, {
    kind: 'employment',
    person: person(context, record),
    organisation: fact.organisation,
    ...(fact.title === null ? {} : { title: fact.title }),
    ...(fact.start === undefined ? {} : { start: fact.start }),
    ...(fact.end === undefined ? {} : { end: fact.end }),
    current: fact.current,
    at: { from: record.from, to: record.to },
    via: 'record',
    certainty: fact.certainty,
  });
}

function readList(page: Page, context: PageContext, organisation: ListOrganisation | null, kind: ListKind): Finding[] {
  const records = personRecords(page, true);
  const inside = new Set(records.flatMap((record) => record.blocks));
  const above = scopesAbove(page, inside);
  const findings: Finding[] = [];
  const scopeFor = scopes(page);
  for (const record of records) {
    const over = above.get(record.first);
    const heading = over?.headings.at(-1)?.text ?? null;
    const dated = /^\s?\((?:19|20)\d{2}\)/.test(record.pieces[0]?.text ?? '');
    const own = kindBelow(heading, kind, organisation?.school === true, dated);
    const scope = scopeFor(over, record.labels, own);
    const fact = organisation === null ? null : studyOf(record, scope, organisation, own);
    // What an entry says with a school of its own stands whoever keeps the list.
    for (const stated of [...(fact === null ? [] : [fact]), ...statedStudies(record)]) {
      const named =
        stated === fact && organisation !== null
          ? { ...stated, organisation: issuer(page, organisation, stated) }
          : stated;
      const made = study(page, context, record, named);
      if (made !== null) findings.push(made);
    }
    for (const fact of postsOf(record, scope, organisation, own)) {
      const made = post(page, context, record, fact);
      if (made !== null) findings.push(made);
    }
    if (findings.length > MAX_FINDINGS) break;
  }
  return findings;
}

/** The scope of each record: what follows under the same headings without labels of its own has the one before it. */
function scopes(page: Page): (above: Above | undefined, labels: readonly string[], kind: ListKind) => Scope {
  let last: { above: Above | undefined; kind: ListKind; scope: Scope } | null = null;
  return (above, labels, kind) => {
    if (labels.length > 0) return scopeOf(page, above, labels, kind);
    if (last === null || last.above !== above || last.kind !== kind)
      last = { above, kind, scope: scopeOf(page, above, labels, kind) };
    return last.scope;
  };
}

/** The site's body under the name it had in the year of the degree. */
const issuer = (page: Page, organisation: ListOrganisation, fact: ListedStudy): ListedStudy['organisation'] => ({
  name: nameInYear(page, organisation, fact.year),
  how: 'page_organisation',
});

/** What an organisation tells of its own people in its news and its history. */
function readNotes(page: Page, context: PageContext, organisation: ListOrganisation): Finding[] {
  return staffNotes(page, organisation).flatMap((fact) => {
    const finding = stateFact(page, {
      kind: 'employment',
      person: personOf(context, fact.name, 'prose'),
      organisation: { name: organisation.name, how: 'page_organisation' },
      title: fact.title,
      ...(fact.start === null ? {} : { start: fact.start }),
      ...(fact.end === null ? {} : { end: fact.end }),
      current: fact.current,
      at: { from: fact.from, to: fact.to },
      via: 'prose',
      certainty: fact.certainty,
    });
    return finding === null ? [] : [finding];
  });
}

/** "us", "the firm", "its" on the organisation's own page about one person. */
function readSelfReferences(page: Page, context: PageContext, organisation: ListOrganisation): Finding[] {
  return selfReferences(page, context).flatMap((fact) => {
    const finding = stateFact(page, {
      kind: 'employment',
      person: { name: context.subject.name, how: context.subject.how, subject: true },
      organisation: { name: organisation.name, how: 'page_organisation' },
      title: fact.title,
      ...(fact.start === null ? {} : { start: fact.start }),
      ...(fact.end === null ? {} : { end: fact.end }),
      current: fact.current,
      at: { from: fact.from, to: fact.to },
      via: 'prose',
      certainty: 0.8,
    });
    return finding === null ? [] : [finding];
  });
}

function readDefence(page: Page, context: PageContext, organisation: ListOrganisation): Finding[] {
  const found = thesisDefence(page, organisation);
  if (found === null) return [];
  const { study: fact } = found;
  const finding = stateFact(page, {
    kind: 'education',
    person: personOf(context, found.name, 'prose'),
    organisation: fact.organisation,
    ...(fact.degree === null ? {} : { degree: fact.degree }),
    ...(fact.field === null ? {} : { field: fact.field }),
    ...(fact.year === null ? {} : { end: { year: fact.year } }),
    at: { from: found.from, to: found.to },
    via: 'prose',
    certainty: fact.certainty,
  });
  return finding === null ? [] : [finding];
}

/** One person's page on the site of the organisation they work for. */
function readSubject(page: Page, context: PageContext, organisation: ListOrganisation): Finding[] {
  const findings: (Finding | null)[] = [];
  const own = { name: context.subject.name, how: context.subject.how, subject: true } as const;
  const record = subjectRecord(page, context);
  const above = { degree: null, field: null, year: null, status: 'stated', heading: null } as const;
  if (record !== null)
    for (const fact of postsOf(record, above, organisation, 'staff')) findings.push(made(page, context, record, fact));
  const role = labelledRole(page);
  if (role !== null && record?.name !== '')
    findings.push(
      stateFact(page, {
        kind: 'employment',
        person: own,
        organisation: { name: organisation.name, how: 'page_organisation' },
        title: role.title,
        ...(role.start === null ? {} : { start: role.start }),
        current: true,
        at: { from: role.from, to: role.to },
        via: 'record',
        certainty: 0.85,
      }),
    );
  return findings.filter((finding) => finding !== null);

  function made(of: Page, inside: PageContext, from: PersonRecord, fact: ListedPost): Finding | null {
    const finding = post(of, inside, from, fact);
    return finding === null ? null : { ...finding, person: own };
  }
}

/** Two-column facts of a page about one person, whatever the site. */
function readPairs(page: Page, context: PageContext): Finding[] {
  if (context.subject.name === '' || context.subject.many) return [];
  return [...readInfobox(page, context), ...readRows(page, context)];
}

function readInfobox(page: Page, context: PageContext): Finding[] {
  return infoboxFacts(page).flatMap((fact) => {
    const finding = stateFact(page, {
      kind: fact.kind,
      person: { name: context.subject.name, how: context.subject.how, subject: true },
      organisation: { name: fact.organisation, how: 'text' },
      ...(fact.degree === null ? {} : { degree: fact.degree }),
      ...(fact.end === null ? {} : { end: fact.end }),
      current: null,
      at: { from: fact.from, to: fact.to },
      via: 'record',
      certainty: 0.85,
    });
    return finding === null ? [] : [finding];
  });
}

function readRows(page: Page, context: PageContext): Finding[] {
  return pairedFacts(page).flatMap((fact) => {
    const finding = stateFact(page, {
      kind: fact.degree === null ? 'employment' : 'education',
      person: { name: context.subject.name, how: context.subject.how, subject: true },
      organisation: { name: fact.organisation, how: 'text' },
      ...(fact.degree === null ? {} : { degree: fact.degree }),
      ...(fact.field === null ? {} : { field: fact.field }),
      ...(fact.title === null ? {} : { title: fact.title }),
      ...(fact.start === undefined ? {} : { start: fact.start }),
      ...(fact.end === undefined ? {} : { end: fact.end }),
      current: fact.degree === null && fact.end !== undefined ? false : null,
      at: { from: fact.from, to: fact.to },
      via: 'record',
      certainty: 0.85,
    });
    return finding === null ? [] : [finding];
  });
}

export default {
  id: 'people-lists',
  priority: 62,
  accepts: (page) => page.blocks.length > 1,
  extract(page) {
    const context = contextOf(page);
    // Most pages list nobody: the words of the title and the headings tell before anything is searched.
    const notice = isNotice(page);
    const told = tellsOfItself(page);
    if (listKind(page, true) === null && !notice && !told) return readPairs(page, context);
    const organisation = listOrganisation(page);
    const notes = told && organisation !== null ? readNotes(page, context, organisation) : [];
    const defence = notice && organisation !== null ? readDefence(page, context, organisation) : [];
    if (defence.length > 0) return defence;
    const kind = listKind(page, organisation?.school === true);
    const listed = kind === null ? [] : readList(page, context, organisation, kind);
    const alone =
      listed.length === 0 && kind === 'staff' && organisation !== null ? readSubject(page, context, organisation) : [];
    const own = organisation === null || listed.length > 0 ? [] : readSelfReferences(page, context, organisation);
    return [...listed, ...alone, ...notes, ...own, ...readPairs(page, context)];
  },
} satisfies Extractor;
