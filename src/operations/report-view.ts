// Reports and sources with their members in the order of the contract's tables.
import { arrange } from '../contract/reading/arrange.ts';
import { knownMembers } from '../contract/reading/unknown-members.ts';
import { Report } from '../contract/schemas/report.ts';
import { Source } from '../contract/schemas/source.ts';
import type { Report as ReportModel } from '../domain/model/report.ts';
import type { Source as SourceModel } from '../domain/model/source.ts';

const REPORT = knownMembers(Report);
const SOURCE = knownMembers(Source);

export function reportView(report: ReportModel): ReportModel {
  return arrange(REPORT, report);
}

export function sourceView(source: SourceModel): SourceModel {
  return arrange(SOURCE, source);
}
