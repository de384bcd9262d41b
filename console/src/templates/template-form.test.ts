import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEMPLATE_LIBRARY } from '../../../src/client/template-library.ts';
import { templateBody, templateForm } from './template-form.ts';

test('a template of the library survives the way through the editor', () => {
  for (const entry of TEMPLATE_LIBRARY) assert.deepEqual(templateBody(templateForm(entry)).body, entry);
});

test('broken JSON is a fault at its field, empty text an empty object', () => {
  const form = { ...templateForm(null), search_plan: '{', input_schema: '' };
  const { body, faults } = templateBody(form);
  assert.equal(body, null);
  assert.deepEqual(
    faults.map((fault) => fault.path),
    ['search_plan'],
  );
  assert.deepEqual(templateBody({ ...form, search_plan: '' }).body?.search_plan, {});
});
