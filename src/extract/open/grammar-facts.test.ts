import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractFindings } from '../extract-findings.ts';
import { readDocument } from '../reading/read-document.ts';

function facts(language: string, title: string, html: string, url = 'https://leute.example/'): string[] {
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${html}</body></html>`,
  );
  const page = readDocument({ url, status: 200, contentType: 'text/html; charset=utf-8', body });
  return extractFindings(page)
    .findings.filter(({ kind }) => kind === 'education' || kind === 'employment')
    .map(({ kind, person, organisation }) => [kind, person.name, organisation?.name ?? ''].join(' | '));
}

test('a name is whole, without the short form in brackets, and the doctor has no second self', () => {
  const read = facts(
    'pt',
    'Dra. Ana Prado',
    '<h1>Dra. Ana Prado</h1><p>Graduada em Medicina pela Universidade do Oeste de Marlo (UNIMAR), ela atende na cidade.</p>',
  );
  assert.deepEqual([...new Set(read)], ['education | Ana Prado | Universidade do Oeste de Marlo']);
});

test('the sentences of a page without headings are of whom the text names', () => {
  assert.deepEqual(
    facts(
      'it',
      'La nostra storia',
      '<p>Nicola Marli, di Campoverde, è qui da sempre. Si è laureato in Psicologia all’Università di Campoverde.</p>',
    ),
    ['education | Nicola Marli | Università di Campoverde'],
  );
});

test('whose site it is is nobody on it', () => {
  assert.deepEqual(
    facts(
      'fr',
      'L’équipe | Marl Patrimoine',
      '<h1>Notre équipe</h1><div class="c"><h3>Anne Roux</h3><p>Associée</p></div><div class="c"><h3>Paul Lenoir</h3><p>Directeur</p></div>',
      'https://marlpatrimoine.example/equipe',
    ).sort(),
    ['employment | Anne Roux | Marl Patrimoine', 'employment | Paul Lenoir | Marl Patrimoine'],
  );
});

test('whom an organisation is named after has not studied there', () => {
  const found = facts(
    'pt',
    'Candidatos',
    '<h2>Antonio Serra</h2><p>Servidor da Fundação João Marlo, é mestre em Direito pela Universidade Federal de Serra Alta.</p><h2>Ana Prado</h2><p>Advogada.</p>',
  );
  assert.ok(!found.some((fact) => fact.includes('João Marlo |')), found.join('\n'));
});

test('a degree is of one school of the sentence', () => {
  const html =
    '<h1>Ana Prado</h1><p>Ana possui graduação em Física pela Universidade Católica de Marlo (UCM), Especialização em Qualidade pela UCM e Mestrado em Ciências Médicas (Radiologia) pela Universidade Federal de Talo (UFT).</p>';
  const studies = facts('pt', 'Ana Prado', html).filter((fact) => fact.includes('Universidade'));
  assert.deepEqual(studies, [
    'education | Ana Prado | Universidade Católica de Marlo',
    'education | Ana Prado | Universidade Federal de Talo',
  ]);
});
