// Gives each study of a sentence its field.
import type { Annotated } from '../../spans/annotate.ts';
import type { Study } from './study.ts';

/** "studied chemistry and law at O and O, respectively": as many fields as schools, in order. */
function fieldsInTurn(annotated: Annotated, studies: Study[]): void {
  if (studies.length < 2 || !/\brespectively\b/.test(annotated.text)) return;
  const listed = studies.find((study) => / and /.test(study.field ?? ''));
  const fields = listed?.field?.split(/, (?:and )?| and /) ?? [];
  const rest = studies.filter((study) => study === listed || study.field === null || study.field === listed?.field);
  if (fields.length !== rest.length) return;
  rest.forEach((study, index) => {
    study.field = fields[index]!;
  });
}

export function assignFields(annotated: Annotated, studies: Study[]): void {
  giveFields(annotated, studies);
  fieldsInTurn(annotated, studies);
}

function giveFields(annotated: Annotated, studies: Study[]): void {
  for (const field of annotated.fields) {
    if (field.degree !== null) continue;
    // A field after a verb goes to the study beside it that has none.
    const near = studies
      .filter(
        (study) =>
          study.field === null &&
          !(
            study.degree !== null &&
            annotated.fields.some((other) => other.degree !== null && other.text === study.field)
          ),
      )
      .map((study) => ({
        study,
        distance: field.from >= study.to ? field.from - study.to : study.from >= field.to ? study.from - field.to : 0,
      }))
      .sort((left, right) => left.distance - right.distance)[0];
    if (near !== undefined && near.distance < 60) near.study.field = field.text;
  }
  // "B.S., Dept. of Computer Science, X University": the department tells the field.
  for (const study of studies) {
    const unit = study.organisation?.unit ?? '';
    if (unit === '') continue;
    const department =
      /^(?:Dep(?:ar)?t(?:ment)?\.?|Faculty|Institute|School|College) of (?:the )?(.+)$|^(.+) Department$/.exec(unit);
    if (study.field === null && study.degree !== null && department !== null)
      study.field = (department[1] ?? department[2])!;
  }
  // "M.S. and Ph.D. in physics": a chain shares the field of its last member.
  for (let index = studies.length - 2; index >= 0; index -= 1) {
    const study = studies[index]!;
    const next = studies[index + 1]!;
    if (
      study.field !== null ||
      next.field === null ||
      study.degree === null ||
      next.degree === null ||
      study.organisation !== next.organisation
    )
      continue;
    const gap = annotated.skeleton.slice(annotated.at(study.degree.from) + 1, annotated.at(next.degree.from));
    if (/^(?:,| |and|&|\/|a|an|his|her|\(|\)|\ue003){1,10}$/u.test(gap)) study.field = next.field;
  }
}
