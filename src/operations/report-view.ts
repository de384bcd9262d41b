// Reports and sources with their members in the order of the contract's tables.
import { arrange } from '../contract/arrange.ts';
import { Report } from '../contract/report.ts';
import { Source } from '../contract/source.ts';
import { knownMembers } from '../contract/unknown-members.ts';
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
