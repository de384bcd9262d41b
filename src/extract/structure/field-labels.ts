// Cells that only say what stands beside them: "Date (da – a)", "Employer", "Nome del datore di lavoro".
import type { Block } from '../../domain/model/page.ts';

/** Whole cells of a first column, without bullet, bracket and colon; the forms of CVs in seven languages. */
const LABEL =
  /^(?:dates?|period|duration|years?|employer|name (?:and address )?of employer|company|organi[sz]ation|position(?: held)?|occupation or position held|role|job title|title|type of business or sector|main activities and responsibilities|degree|qualification|title of qualification awarded|institution|school|university|subject|major|field|location|place|country|city|nome (?:e indirizzo )?del datore di lavoro|datore di lavoro|tipo di impiego|tipo di azienda o settore|principali mansioni e responsabilità|lavoro o posizione ricoperti|nome e tipo di istituto(?: di istruzione o formazione)?|qualifica conseguita|titolo della qualifica rilasciata|principali materie(?: \/ abilità professionali oggetto dello studio)?|zeitraum|arbeitgeber|tätigkeit|beruf oder funktion|abschluss|hochschule|employeur|nom et adresse de l['’]employeur|fonction(?: ou poste occupé)?|poste occupé|diplôme|intitulé du certificat ou diplôme délivré|établissement|fechas?|nombre (?:y dirección )?de la empresa|puesto(?: o cargo ocupados)?|título|título de la cualificación obtenida|centro|datas?|função ou cargo ocupado|nome (?:e morada )?do empregador|designação da qualificação atribuída|periode|werkgever|functie|instelling)$/i;

export function isFieldLabel(block: Block): boolean {
  if (block.cell?.column !== 0 && block.tag !== 'dt') return false;
  if (block.text.length > 70 || /\d/.test(block.text)) return false;
  return LABEL.test(
    block.text
      .replace(/^[•\-–*\s]+/, '')
      .replace(/\s?\([^()]{0,20}\)/, '')
      .replace(/[\s:.]+$/, ''),
  );
}
