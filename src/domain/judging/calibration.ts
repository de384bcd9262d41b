// The frozen numbers of the judgement, fitted by `npm run calibrate` and named in every report.
// The order of the classes is part of the model: no fit may put a weaker class above a stronger one.
import type { EvidenceClass } from './evidence-class.ts';
import { STANCE_TABLE, STANCE_TABLE_VERSION } from './stance-table.ts';

export interface Calibration {
  version: string;
  /** Log-odds that one origin of a class adds when everything matches. */
  classWeight: Readonly<Record<EvidenceClass, number>>;
  /** Log-odds before any evidence. */
  prior: number;
  /** Factor of the first, second, third ... origin, strongest first. */
  diminishing: readonly number[];
  /** A contradiction weighs this much more than a support of the same origin. */
  contradictionFactor: number;
  /** The highest probability that self-written pages and unreferenced entries reach on their own. */
  selfOnlyCap: number;
  /** The highest probability when nothing but the name ties the pages to the person. */
  nameOnlyCap: number;
  thresholds: { verified: number; contradiction: number; inconclusive: number };
  /** How often the reading of the pages is right, by case: see stance-confidence.ts. */
  stance: Readonly<Record<string, number>>;
  /** Least certainty in the status for each confidence, 5 first. */
  confidence: readonly { level: 5 | 4 | 3 | 2; least: number }[];
}

export const CALIBRATION: Calibration = {
  version: STANCE_TABLE_VERSION,
  classWeight: {
    issuer: 3.0, // a page on the school's own domain that names the person
    register: 3.0, // a company register's officer entry
    institution: 2.5, // an ORCID item that the university itself asserted
    editorial: 1.6, // a newspaper, a conference, a publisher
    publication: 1.5, // the affiliation printed on a paper
    knowledge_base: 1.2, // an encyclopedia entry with references
    third_party: 1.2, // a site of somebody else that is none of the above
    claimed_site: 1.1, // a site that looks like the organisation's or calls itself so, and nothing shows that it is
    self: 0.9, // LinkedIn, the own site, a CV
    knowledge_base_unreferenced: 0.5, // a statement without a reference
    ugc: 0.2, // a forum post
    mirror: 0, // a people-data aggregator
  },
  prior: -0.4,
  diminishing: [1, 0.7, 0.5, 0.35, 0.25],
  contradictionFactor: 1.1,
  selfOnlyCap: 0.7,
  nameOnlyCap: 0.69,
  thresholds: { verified: 0.85, contradiction: 0.35, inconclusive: 0.5 },
  stance: STANCE_TABLE,
  confidence: [
    { level: 5, least: 0.97 },
    { level: 4, least: 0.9 },
    { level: 3, least: 0.75 },
    { level: 2, least: 0.55 },
  ],
};
