// interim
import { makePhraseFinder } from '../../domain/languages/phrase-finder.ts';
import type { DegreeLevel, FindingStatus } from '../../domain/model/finding.ts';
const list = <V>(text: string, value: V) => text.split('|').map((form) => ({ form, value }));
export const organisationWords = makePhraseFinder(list('university|college|school|institute|academy|hospital|clinic|group|bank|company|corporation|foundation|ministry|universität|université|universidad|universidade|università|universiteit|uniwersytet|univerzita|hochschule|klinik|大学|大學|대학교|университет|институт|department|faculty', 'x').map((p) => ({ ...p, value: /department|faculty/.test(p.form) ? 'department' : 'school' })));
export const degreeWords = makePhraseFinder<{ level: DegreeLevel; code: string | null }>([...list('学士|學士|학사|бакалавр', { level: 'bachelor' as const, code: null }), ...list('修士|碩士|硕士|석사|магистр', { level: 'master' as const, code: null }), ...list('博士|박사|кандидат наук', { level: 'doctoral' as const, code: null })]);
export const titleWords = makePhraseFinder(list('教授|主任|院長|代表取締役|교수|원장|대표|Geschäftsführer|Rechtsanwalt|abogado|advogado|avvocato|directeur|директор|adwokat', 'x'));
export const statusWords = makePhraseFinder<FindingStatus | 'former'>([...list('former|formerly|previously|ex|ehemalig|ancien', 'former' as const), ...list('currently pursuing|student|candidate', 'in_progress' as const), ...list('expected', 'expected' as const), ...list('honorary', 'honorary' as const), ...list('attended', 'attended' as const)]);
export const studyWords = makePhraseFinder(list('studied|graduated|graduate|alumnus|degree|education|卒業|毕业|畢業|졸업|studierte|Studium|estudió|окончил|ukończyła|ukończył', 'x'));
export const workWords = makePhraseFinder(list('works|worked|working|joined|served|serves|employed|led|leads|founded|is|was|arbeitete|trabaja|trabajó', 'x'));
export const doubtWords = makePhraseFinder(list('not|never|declined', 'x'));
export const otherPeopleWords = makePhraseFinder(list('father|mother|husband|wife|brother|sister|son|daughter|advisor|supervisor', 'x'));
export const sectionWords = makePhraseFinder<import('../../domain/languages/pack.ts').SectionKind>([...list('education|ausbildung|学歴|學歷|학력|образование|formación|formação', 'education' as const), ...list('experience|employment|career|work experience|professional experience|経歴|職歴|經歷|경력|berufserfahrung', 'employment' as const), ...list('publications|selected publications', 'publications' as const), ...list('alumni', 'alumni' as const), ...list('students', 'students' as const)]);
const all = makePhraseFinder(list('education|experience|about|contact|team|our team|news|home|research|services|director|manager|engineer|professor', 'x'));
export const isLexiconWord = (word: string): boolean => all.whole(word) !== undefined || sectionWords.whole(word) !== undefined || titleWords.whole(word) !== undefined || organisationWords.whole(word) !== undefined;
