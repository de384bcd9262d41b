// All commands of the operator, in the order in which help shows them.
import type { Command } from 'commander';
import { addBackup } from './backup.ts';
import { addCorpus, addOrganisations } from './corpus.ts';
import { addDoctor, type DoctorTools } from './doctor.ts';
import { addMcp, type McpTools } from './mcp.ts';
import { addKeys, addProjects } from './projects.ts';
import { addRead } from './read.ts';
import { addService } from './service.ts';

export function addOperatorCommands(program: Command, tools: DoctorTools & McpTools): void {
  program.commandsGroup('Run the service:');
  addService(program, tools);
  addMcp(program, tools);
  addProjects(program, tools);
  addKeys(program, tools);
  addCorpus(program, tools);
  addOrganisations(program, tools);
  addRead(program, tools);
  addDoctor(program, tools);
  addBackup(program, tools);
}
