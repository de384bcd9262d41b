// `bonafide templates`: the project's templates and the ready library that ships with the product.
import { BonafideError } from '../../client/bonafide-client.ts';
import { TEMPLATE_LIBRARY } from '../../client/template-library.ts';
import { type Command, UsageError } from '../command.ts';

export default {
  name: 'templates',
  usage: 'templates [library | install NAME|--all]',
  summary: 'list templates, show the ready library, or install one of it',
  async run({ client, arguments: words, out }) {
    const [act, name] = words;
    if (act === undefined) {
      const { data } = await client.templates.list({ limit: 100 });
      for (const template of data)
        out(`${template.id}  ${template.name} v${template.version}  ${template.description ?? ''}`);
      if (data.length === 0) out('No templates yet. `bonafide templates library` shows ready ones.');
      return;
    }
    if (act === 'library') {
      for (const template of TEMPLATE_LIBRARY) out(`${template.name.padEnd(24)} ${template.description ?? ''}`);
      return;
    }
    if (act !== 'install') throw new UsageError(`Unknown act "${act}".`);
    const chosen = name === '--all' ? TEMPLATE_LIBRARY : TEMPLATE_LIBRARY.filter((template) => template.name === name);
    if (chosen.length === 0)
      throw new UsageError(`The library has ${TEMPLATE_LIBRARY.map((template) => template.name).join(', ')}.`);
    for (const template of chosen) {
      try {
        const created = await client.templates.create(template);
        out(`${created.id}  ${created.name} v${created.version} installed`);
      } catch (error) {
        if (!(error instanceof BonafideError) || error.status !== 409) throw error;
        out(`${template.name} v${template.version} is installed already`);
      }
    }
  },
} satisfies Command;
